import { describe, expect, it } from 'vitest'
import { m } from '#messages/messages.js'
import { bodyOf, countFiles, fileNames, keywordsIn, linksIn, wrongIn, wrongToSend } from './making-fields.ts'
import { firstWrongStep } from './making-steps.ts'

const fields = (given: Record<string, string | string[]>) =>
  new URLSearchParams(
    Object.entries(given).flatMap(([name, values]) =>
      [values].flat().map((value): [string, string] => [name, value]),
    ),
  )
const whole = {
  add_type: '2',
  resource_type_id: '1',
  title: 'Cards',
  resource_files_kept: '7',
  has_rights: 'on',
}
const messages = (errors: { field?: string | undefined; message: string }[]) =>
  errors.map(({ field, message }) => [field, message])

describe('the call of a filled-in form', () => {
  it('names files, terms and texts as the contract does', () => {
    const body = bodyOf(
      fields({
        ...whole,
        skills: ['3', '4'],
        description: 'One.\n\nTwo.',
        alt_7: ' A cat ',
        resource_files_kept: ['7', '8', '7'],
        keywords: 'cut, paste,,',
        resource_links: ['', ' example.org/a '],
      }),
    )
    expect(body).toMatchObject({
      skills: ['3', '4'],
      tags: [],
      description: '<p>One.</p><p>Two.</p>',
      alts: { 7: 'A cat' },
      resource_files: ['7', '8'],
      keywords: ['cut', 'paste'],
      resource_links: ['https://example.org/a'],
      has_rights: true,
    })
    expect(body).not.toHaveProperty('delete_resource_files')
  })

  it('of an edit sends the order where files were moved, without those that go', () => {
    const edit = { ...whole, id: '5', held_files: ['3', '1', '2'], delete_resource_files: '1' }
    expect(bodyOf(fields(edit))).not.toHaveProperty('order')
    expect(bodyOf(fields({ ...edit, held_files_moved: 'on' }))).toMatchObject({ order: ['3', '2', '7'] })
  })

  it('names captions by their film, a file that was just chosen before one that waited', () => {
    const given = { 'captions.7': ['41', '40'], 'captions_language.7': 'hi', 'captions_language.8': 'en' }
    expect(bodyOf(fields({ ...whole, ...given }))).toMatchObject({
      captions: { 7: { upload_id: '41', language: 'hi' } },
    })
    const onTheWay = { ...whole, captions_on_the_way: 'late.vtt' }
    expect(messages(wrongToSend(fields(onTheWay)))).toEqual([
      ['resource_files', m.resource_files_not_uploaded({ files: 'late.vtt' })],
    ])
  })

  it('shows the files in the order that will be saved, without those that go', () => {
    const files = [1, 2, 3].map((file_id) => ({ file_id, name: `${file_id}.pdf` }))
    const edit = { ...whole, held_files: ['3', '1', '2'], delete_resource_files: '1' }
    const added = { resource_files_names: ['9 nine of ten.pdf', '7 seven.pdf'] }
    expect(fileNames(fields({ ...edit, ...added }), files)).toEqual([
      '3.pdf',
      '2.pdf',
      'nine of ten.pdf',
      'seven.pdf',
    ])
  })

  it('of an edit says which files go, and sends only new ones', () => {
    const edit = fields({ ...whole, id: '5', held_files: ['1', '2'], delete_resource_files: '2' })
    expect(bodyOf(edit)).toMatchObject({ id: '5', delete_resource_files: ['2'], resource_files: ['7'] })
    expect(countFiles(edit)).toBe(2)
  })
})

it('keywords are parted by commas of every kind', () => {
  expect(keywordsIn('कैंची, काटना। scissors;glue\nपेन ')).toEqual(['कैंची', 'काटना', 'scissors', 'glue', 'पेन'])
})

it('an address gets the https that people leave out, and keeps any scheme that it has', () => {
  expect(linksIn(fields({ resource_links: ['www.a.org', 'http://b.org', 'javascript:alert(1)'] }))).toEqual([
    'https://www.a.org',
    'http://b.org',
    'javascript:alert(1)',
  ])
})

describe('what is to be mended', () => {
  it('in the first step is type and title', () => {
    expect(messages(wrongIn(1, fields({ title: ' ' })))).toEqual([
      ['resource_type_id', m.field_required()],
      ['title', m.field_blank()],
    ])
  })

  it.each([
    ['1', 'description', m.resource_text_needed()],
    ['2', 'resource_files', m.resource_file_needed()],
    ['3', 'resource_links.0', m.resource_link_needed()],
  ])('in the second step of add type %s is %s', (add_type, field, message) => {
    expect(messages(wrongIn(2, fields({ add_type })))).toEqual([[field, message]])
  })

  it('names each link that is none', () => {
    const links = {
      add_type: '3',
      resource_links: ['https://a.org', 'a b', '', 'javascript:alert(1)', 'word'],
    }
    expect(messages(wrongIn(2, fields(links)))).toEqual([
      ['resource_links.1', m.field_url()],
      ['resource_links.3', m.field_url()],
      ['resource_links.4', m.field_url()],
    ])
  })

  it('is nothing of a whole form, and rights where they are missing', () => {
    expect(wrongToSend(fields(whole))).toEqual([])
    const { has_rights: _, ...without } = whole
    expect(firstWrongStep(wrongToSend(fields(without)))).toBe(4)
  })

  it('of a draft is no more than a title, and files that are on their way', () => {
    expect(wrongToSend(fields({ status: 'draft', title: 'Cards' }))).toEqual([])
    const onTheWay = { ...whole, status: 'draft', resource_files_on_the_way: 'a.mp4' }
    expect(wrongToSend(fields(onTheWay)).map(({ field }) => field)).toEqual(['resource_files'])
  })
})
