import { expect, it } from 'vitest'
import { begunFiles, captionIds, keptIds, toForm } from './making-form.ts'

const fields = {
  resource_files_kept: ['7', '8', 'x'],
  resource_files_names: ['7 my cards.pdf', '8 film one.mp4'],
  resource_files_on_the_way: ['late.pdf'],
}
const file = {
  id: 8,
  name: 'film one.mp4',
  size: 5,
  media_type: 'video/mp4',
  kind: 'video',
  is_resource_file: false,
} as const

it('a new resource begins with files, for everyone, with all rights kept', () => {
  expect(toForm(null)).toMatchObject({
    add_type: '2',
    privacy: 'Everyone',
    licence: 'All rights reserved',
  })
})

it('files of a draft that are gone, or never came whole, are named', () => {
  expect(keptIds(fields)).toEqual([7, 8])
  expect(begunFiles(fields, [file])).toEqual({
    there: [file],
    captions: {},
    gone: ['my cards.pdf', 'late.pdf'],
  })
})

it('all of them stay where nobody can say what is there', () => {
  const { there, gone } = begunFiles(fields, null)
  expect(there.map(({ id, name }) => [id, name])).toEqual([
    [7, 'my cards.pdf'],
    [8, 'film one.mp4'],
  ])
  expect(gone).toEqual(['late.pdf'])
})

it('captions wait with their film, and those that are gone are named', () => {
  const words = { ...file, id: 41, name: 'hindi.srt' }
  const begun = {
    'captions.8': ['41'],
    'captions_name.8': ['hindi.srt'],
    'captions_kept.9': ['42'],
    'captions_name.9': ['gone.vtt'],
  }
  expect([...captionIds(begun)]).toEqual([
    ['9', 42],
    ['8', 41],
  ])
  expect(begunFiles(begun, [words])).toEqual({ there: [], captions: { 8: words }, gone: ['gone.vtt'] })
  expect(begunFiles(begun, null).captions['9']).toMatchObject({ id: 42, name: 'gone.vtt' })
})
