import { expect, it } from 'vitest'
import { MOST_CAPTION_LETTERS, readCaptions } from './read-captions.ts'

const head = 'WEBVTT\n\n'

it('reads cues in order, with who speaks, as plain text', () => {
  const cues = readCaptions(
    `${head}1\n00:01.000 --> 00:03.250\n<v Meera>Hello <i>you</i> &amp; me,\nQ & A.\n\n2\n00:01:04.500 --> 00:01:06.000 line:0\nनमस्ते`,
  )
  expect(cues).toEqual([
    { from: 1, to: 3.25, voice: 'Meera', text: 'Hello you & me, Q & A.' },
    { from: 64.5, to: 66, voice: '', text: 'नमस्ते' },
  ])
})

it('leaves markup of other kinds as no markup at all', () => {
  const [cue] = readCaptions(`${head}00:01.000 --> 00:03.000\na &lt;script&gt;alert(1)&lt;/script&gt; b`)
  expect(cue?.text).toBe('a <script>alert(1)</script> b')
})

it.each([
  ['an SRT file', '1\n00:00:01,000 --> 00:00:02,000\nHi', 1],
  ['a web page', '<!doctype html><title>x</title>', 1],
  ['an end before its start', `${head}00:05.000 --> 00:03.000\nHi`, 3],
  ['a time that is none', `${head}00:00:aa --> 3\nHi`, 3],
  [
    'a cue without a blank line before it',
    `${head}00:01.000 --> 00:03.000\na\n00:04.000 --> 00:05.000\nb`,
    5,
  ],
  ['a file that is too long', head + 'x'.repeat(MOST_CAPTION_LETTERS), 1],
])('refuses %s by its line', (_, text, line) => {
  expect(() => readCaptions(text)).toThrow(expect.objectContaining({ code: 'CaptionsNotReadable' }))
  expect(() => readCaptions(text)).toThrow(new RegExp(`line ${line}\\b`))
})

it('refuses a file in which nothing is said', () => {
  expect(() => readCaptions(head)).toThrow(expect.objectContaining({ code: 'CaptionsAreEmpty' }))
})
