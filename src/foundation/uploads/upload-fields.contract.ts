/** Fields that an `UploadList` sends with its form, by the name of its own one. */
export const uploadFields = (name: string) => ({
  /** Ids of temporary files, in their order. */
  kept: `${name}_kept`,
  /** Each with its name behind it, for a draft that outlives them. */
  names: `${name}_names`,
  /** Names of files that are not there yet. */
  onTheWay: `${name}_on_the_way`,
})
