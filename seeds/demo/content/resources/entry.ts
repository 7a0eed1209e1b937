import type { MinutesToPrepare } from '#features/resources/resource-card.contract.ts'
import type { DemoFile, DemoResource } from './shape.ts'
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

/** What is cut out takes a while, what is drawn on is ready once it is printed. */
const TO_CUT_OUT: readonly Sheet['layout'][] = [
  'cutting',
  'calm',
  'memory',
  'picture-cards',
  'aac',
  'schedule',
  'first-then',
  'tokens',
  'matching',
  'sorting',
  'shop',
]

function minutesFor(file: DemoFile | undefined): MinutesToPrepare {
  if (!file || !('sheet' in file)) return 0
  return TO_CUT_OUT.includes(file.sheet.layout) ? 15 : 5
}

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
    minutes_to_prepare: minutesFor(files[0]),
    ...(hasSymbols && { credit: SYMBOLS_OF_OTHERS }),
    ...given,
  }
}

/** One sheet to print. */
export const pdf = (sheet: Sheet): { files: DemoResource['files'] } => ({ files: [{ kind: 'pdf', sheet }] })
