import type { DemoResource } from './shape.ts'
import type { Sheet } from './sheets.ts'

type Given =
  | 'key'
  | 'title'
  | 'type'
  | 'description'
  | 'creator'
  | 'skills'
  | 'tags'
  | 'age_groups'
  | 'keywords'
  | 'likes'
  | 'alt'

export type Entry = Pick<DemoResource, Given | 'instruction'> & Partial<DemoResource>

const SYMBOLS_OF_OTHERS = 'Symbols by OpenMoji (openmoji.org), CC BY-SA 4.0'
const WITHOUT_SYMBOLS: readonly Sheet['layout'][] = ['tiles', 'checklist', 'goals']

/** A resource with what most of them have: English, for everyone, to share alike, and the credit of its symbols. */
export function entry(given: Entry): DemoResource {
  const files = given.files ?? []
  const hasSymbols = files.some((file) => {
    if (file.kind === 'powerpoint') return true
    return 'sheet' in file && !WITHOUT_SYMBOLS.includes(file.sheet.layout)
  })
  return {
    language: 'en',
    privacy: 'Everyone',
    licence: 'CC BY-SA 4.0',
    files,
    ...(hasSymbols && { credit: SYMBOLS_OF_OTHERS }),
    ...given,
  }
}

/** One sheet to print. */
export const pdf = (sheet: Sheet): { files: DemoResource['files'] } => ({ files: [{ kind: 'pdf', sheet }] })
