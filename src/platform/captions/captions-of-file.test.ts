import { expect, it } from 'vitest'
import { captionsOfFile } from './captions-of-file.ts'
import { readCaptions } from './read-captions.ts'

const SRT = [
  '1',
  '00:00:01,000 --> 00:00:03,500',
  '<font color="#fff">Hello <i>you</i></font>',
  '{\\an8}and me',
  '',
  '2',
  '0:01:04,5 --> 0:01:06,000 X1:10 X2:20',
  'नमस्ते',
  '',
]

it('takes an SRT file as WebVTT, whatever its line ends', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    expect(readCaptions(captionsOfFile(`\uFEFF${SRT.join(end)}`))).toEqual([
      { from: 1, to: 3.5, voice: '', text: 'Hello you and me' },
      { from: 64.5, to: 66, voice: '', text: 'नमस्ते' },
    ])
  }
})

it('takes an SRT file without numbers, and a WebVTT file as it is', () => {
  expect(readCaptions(captionsOfFile(SRT.filter((line) => !/^\d$/.test(line)).join('\n')))).toHaveLength(2)
  const vtt = 'WEBVTT\n\n00:01.000 --> 00:03.000\nHello'
  expect(captionsOfFile(vtt)).toBe(vtt)
})

it.each([
  ['an end before its start', ['00:00:05,000 --> 00:00:03,000', 'Hi'], 9 + 1],
  ['a time that is none', ['00:00:aa --> 00:00:03,000', 'Hi'], 9 + 1],
  [
    'no blank line before the next',
    ['00:02:07,000 --> 00:02:08,000', 'a', '00:02:09,000 --> 00:02:10,000'],
    9 + 3,
  ],
])('refuses an SRT file with %s by the line of that file', (_, lines, line) => {
  const file = [...SRT, ...lines].join('\n')
  expect(() => captionsOfFile(file)).toThrow(expect.objectContaining({ code: 'CaptionsNotReadable' }))
  expect(() => captionsOfFile(file)).toThrow(new RegExp(`line ${line}\\b`))
})

it('refuses what is neither, and a file in which nothing is said', () => {
  expect(() => captionsOfFile('Dear parents')).toThrow(/line 1\b/)
  expect(() => captionsOfFile('1\n00:00:01,000 --> 00:00:02,000\n\n')).toThrow(
    expect.objectContaining({ code: 'CaptionsAreEmpty' }),
  )
})
