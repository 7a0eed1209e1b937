import webvtt, { type ParsedNode } from 'webvtt-parser'
import { CaptionsAreEmpty, CaptionsNotReadable } from './captions.errors.ts'

/** Characters; about ten hours of speech. Also limits the work of parsing. */
export const MOST_CAPTION_LETTERS = 1024 * 1024

/** The entities of WebVTT; with the parser's default, their semicolons would remain. */
const ENTITIES = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&lrm;': '\u200e',
  '&rlm;': '\u200f',
  '&nbsp;': '\u00a0',
}

/** The text between two seconds. */
export interface Cue {
  from: number
  to: number
  /** The speaker, if the file names one. */
  voice: string
  text: string
}

/**
 * A WebVTT file as it is stored.
 * @throws like `readCaptions`
 */
export function checkedCaptions(vtt: string, of: Made = {}): string {
  const text = vtt.replace(/^\uFEFF/, '').replaceAll('\0', '\uFFFD')
  readCaptions(text, of)
  return text
}

interface Made {
  /** For files converted from SRT: the number of lines added before the person's own, because errors count those. */
  linesBefore?: number
}

/**
 * The cues of a WebVTT file, sorted by time, as plain text.
 * @throws CaptionsNotReadable with the first invalid line, CaptionsAreEmpty
 */
export function readCaptions(vtt: string, { linesBefore = 0 }: Made = {}): Cue[] {
  if (vtt.length > MOST_CAPTION_LETTERS) throw new CaptionsNotReadable(1)
  // With "metadata", a lone & in the text is allowed: the parser checks only times and blank lines.
  const { cues, errors } = new webvtt.WebVTTParser(ENTITIES).parse(vtt, 'metadata')
  const [wrong] = errors
  if (wrong) throw new CaptionsNotReadable(Math.max(1, wrong.line - linesBefore), { isSrt: linesBefore > 0 })
  const said = cues
    .map(({ startTime, endTime, tree }) => ({
      from: startTime,
      to: endTime,
      voice: voiceOf(tree),
      text: textOf(tree).replace(/\s+/g, ' ').trim(),
    }))
    .filter(({ text }) => text !== '')
  if (said.length === 0) throw new CaptionsAreEmpty()
  return said.sort((a, b) => a.from - b.from)
}

const textOf = ({ type, value = '', children = [] }: ParsedNode): string =>
  type === 'text' ? value : children.map(textOf).join('')

function voiceOf({ type, name, value = '', children = [] }: ParsedNode): string {
  if (type === 'object' && name === 'v') return value.trim()
  return children.map(voiceOf).find((voice) => voice !== '') ?? ''
}
