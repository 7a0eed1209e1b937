import { describe, expect, it } from 'vitest'
import type { ResourceFile } from '../../resource-details.contract.ts'
import { pagesToShow } from './pages-to-show.ts'

const file = (id: number, given: Partial<ResourceFile>): ResourceFile => ({
  id,
  file_id: id,
  is_resource_file: true,
  name: `${id}.pdf`,
  kind: 'pdf',
  media_type: 'application/pdf',
  size: 1,
  alt: '',
  address: `/files/${id}`,
  page_images: `/resource-pages/${id}/a/{page}-1200.webp`,
  drawn_pages: 2,
  print: null,
  grey_address: null,
  captions: [],
  external_viewer: null,
  ...given,
})
const numbers = (files: ResourceFile[]) => pagesToShow(files).shown.map(({ number }) => number)

describe('the pages that are shown as pictures', () => {
  it('are all of all files for a member, counted through', () => {
    const { shown, total } = pagesToShow([file(1, {}), file(2, { kind: 'picture', drawn_pages: 1 })])
    expect(shown.map(({ picture }) => picture)).toEqual([
      '/resource-pages/1/a/1-1200.webp',
      '/resource-pages/1/a/2-1200.webp',
      '/resource-pages/2/a/1-1200.webp',
    ])
    expect(total).toBe(3)
  })

  it('are the first of each file for a visitor, who learns how many there are', () => {
    const files = [file(1, { address: null, drawn_pages: 4 }), file(2, { address: null })]
    expect(numbers(files)).toEqual([1, 5])
    expect(pagesToShow(files).total).toBe(6)
  })

  it('count pages that have no picture, and pass over files without any', () => {
    const print = { page_count: 50, page_width: 210, page_height: 297, fits_a4: true, has_colour: null }
    const files = [
      file(1, { drawn_pages: 30, print }),
      file(2, { kind: 'word', page_images: null, drawn_pages: 0 }),
    ]
    expect(numbers(files)).toHaveLength(30)
    expect(pagesToShow(files).total).toBe(50)
  })
})
