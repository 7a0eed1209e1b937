import { isAddressId } from '#contract/wire.ts'

/** Which of the resource's files is shown; none is the first. */
export interface ViewerSearch {
  file?: number
}

export function readViewerSearch(given: Record<string, unknown>): ViewerSearch {
  const file = String([given.file].flat().at(-1))
  return isAddressId(file) ? { file: Number(file) } : {}
}
