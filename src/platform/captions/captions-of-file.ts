import { checkedCaptions } from './read-captions.ts'

/** `00:00:01,000 --> 00:00:03,500`, with the variations that some programs write. */
const SRT_TIMES =
  /^\s*(\d{1,2}):(\d{2}):(\d{2})[,.](\d{1,3})\s*-->\s*(\d{1,2}):(\d{2}):(\d{2})[,.](\d{1,3})(\s.*)?$/
/** The beginning of an SRT file: the number of the first cue, then its times. */
const SRT_START = /^(?:\d+[^\S\n]*\n\s*)?\d{1,2}:\d{2}:\d{2},\d{1,3}[^\S\n]*-->/
const SRT_MARKS = /<\/?font[^<>]*>|\{\\[^{}]*\}/gi
const HEAD = 'WEBVTT\n\n'

/**
 * Converts a WebVTT or SRT file to WebVTT.
 * @throws CaptionsNotReadable with the first invalid line of the file, CaptionsAreEmpty
 */
export function captionsOfFile(file: string): string {
  const text = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  if (!SRT_START.test(text.trimStart())) return checkedCaptions(text)
  const lines = text.split('\n').map(asWebVtt)
  return checkedCaptions(`${HEAD}${lines.join('\n')}`, { linesBefore: 2 })
}

function asWebVtt(line: string): string {
  const [, ...times] = SRT_TIMES.exec(line) ?? []
  if (times.length === 0) return line.replace(SRT_MARKS, '')
  return `${time(times.slice(0, 4))} --> ${time(times.slice(4, 8))}`
}

function time([hours = '', minutes = '', seconds = '', thousandths = '']: readonly (
  | string
  | undefined
)[]): string {
  return `${hours.padStart(2, '0')}:${minutes}:${seconds}.${thousandths.padEnd(3, '0')}`
}
