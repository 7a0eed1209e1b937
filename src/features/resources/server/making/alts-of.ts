import type { ResourceFields } from '../../resource-making.contract.ts'

/** Image descriptions by the id of the upload, only for uploads that the resource has. */
export function altsOf(
  { alts = {} }: Pick<ResourceFields, 'alts'>,
  file_ids: readonly number[],
): Map<number, string> {
  const given = file_ids.flatMap((id) => {
    const alt = alts[id]
    return alt === undefined ? [] : [[id, alt.replace(/[\s\p{Cc}]+/gu, ' ').trim()] as const]
  })
  return new Map(given)
}
