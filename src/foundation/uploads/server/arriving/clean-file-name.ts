import type { FileKindFacts } from '../checking/file-kinds.ts'

const MOST_LETTERS = 200
/** Control characters and direction marks: `gnp.exe` must not appear as `exe.png`. */
const HIDDEN = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu
const PICTURE_ENDINGS = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif']

/** A name for display and download: no path, nothing hidden, and an extension that fits the bytes. */
export function cleanFileName(given: string, { kind, endings }: FileKindFacts): string {
  const last = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const name = last
    .replace(HIDDEN, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .trim()
  const dot = name.lastIndexOf('.')
  const ending = dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
  const known = kind === 'picture' ? PICTURE_ENDINGS : endings
  const base = known.includes(ending) ? name.slice(0, dot) : name
  const kept = endings.includes(ending) ? ending : endings[0]
  const letters = [...base].slice(0, MOST_LETTERS - 1 - String(kept).length)
  return `${letters.join('').trim() || 'file'}.${kept}`
}
