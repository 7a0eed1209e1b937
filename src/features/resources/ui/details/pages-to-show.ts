import type { ResourceFile } from '../../resource-details.contract.ts'

export interface ShownPage {
  file: ResourceFile
  /** Page number in the file. */
  page: number
  /** Page number across all files. */
  number: number
  /** Address of its picture, 1,200 px wide. */
  picture: string
}

/**
 * The pages that the viewer may see as pictures, and how many there are in total. A visitor sees the first page of
 * each file.
 */
export function pagesToShow(files: readonly ResourceFile[]): { shown: ShownPage[]; total: number } {
  const shown: ShownPage[] = []
  let total = 0
  for (const file of files) {
    const { page_images, drawn_pages, print, address } = file
    if (page_images === null) continue
    for (let page = 1; page <= (address === null ? 1 : drawn_pages); page += 1)
      shown.push({ file, page, number: total + page, picture: page_images.replace('{page}', String(page)) })
    total += Math.max(drawn_pages, print?.page_count ?? 0)
  }
  return { shown, total }
}
