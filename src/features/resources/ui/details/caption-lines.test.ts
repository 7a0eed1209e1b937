import { expect, it } from 'vitest'
import { captionLines } from './caption-lines.ts'

const VTT = `WEBVTT

NOTE written by Asha

1
00:01.000 --> 00:03.000
<v Asha>Hello, <i>you</i> &amp; all

00:04.000 --> 00:06.000
नमस्ते,
सब लोग

00:07.000 --> 00:08.000
<b></b>
`

it('reads what is said, without times, notes and marks', () => {
  expect(captionLines(VTT)).toEqual(['Asha: Hello, you & all', 'नमस्ते, सब लोग'])
})
