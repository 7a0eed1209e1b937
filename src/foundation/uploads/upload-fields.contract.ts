/** The fields that an `UploadList` sends with its form, by its own name. */
export const uploadFields = (name: string) => ({
  /** Ids of temporary files, in order. */
  kept: `${name}_kept`,
  /** Each id with its file's name, for a draft that outlives the files. */
  names: `${name}_names`,
  /** Names of files not uploaded yet. */
  onTheWay: `${name}_on_the_way`,
})
