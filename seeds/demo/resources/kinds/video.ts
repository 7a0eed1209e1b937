import sharp from 'sharp'
import { rasterised } from '../raster.ts'
import { muxWebm } from './webm.ts'

const SIZE = { width: 480, height: 270 }
const FRAMES_A_SECOND = 8
/** Seconds. */
const BREATH = { in: 4, out: 6 }

interface Captions {
  in: string
  out: string
  start: string
  end: string
}

/** A flower that opens and closes with the breath, without sound. Its words are in the captions. */
export async function drawVideo(breaths: number): Promise<Buffer> {
  const opening = await framesOf(BREATH.in * FRAMES_A_SECOND, (share) => easeInOut(share))
  const closing = await framesOf(BREATH.out * FRAMES_A_SECOND, (share) => 1 - easeInOut(share))
  const breath = [...opening, ...closing]
  const frames = Array.from({ length: breaths }, () => breath).flat()
  return muxWebm(frames, { ...SIZE, frameMs: 1_000 / FRAMES_A_SECOND })
}

/** Captions of that video as WebVTT. */
export function captionsOf(breaths: number, words: Captions): string {
  const cues = Array.from({ length: breaths }, (_, index) => {
    const from = index * (BREATH.in + BREATH.out)
    const turn = from + BREATH.in
    const isLast = index === breaths - 1
    return [
      cue(from, turn, index === 0 ? `${words.start} ${words.in}` : words.in),
      cue(turn, turn + BREATH.out, isLast ? `${words.out} ${words.end}` : words.out),
    ].join('\n\n')
  })
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}

const cue = (from: number, to: number, words: string) => `${timeOf(from)} --> ${timeOf(to)}\n${words}`
const timeOf = (seconds: number) =>
  `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}.000`
const easeInOut = (share: number) => (1 - Math.cos(share * Math.PI)) / 2

/** Each frame of VP8 is a picture of WebP without its wrapping. */
function framesOf(count: number, openAt: (share: number) => number): Promise<Buffer[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const picture = await sharp(rasterised(flower(openAt(index / count)), SIZE.width))
        .webp({ quality: 55, effort: 3 })
        .toBuffer()
      return vp8Of(picture)
    }),
  )
}

function vp8Of(webp: Buffer): Buffer {
  for (let at = 12; at + 8 <= webp.length; ) {
    const size = webp.readUInt32LE(at + 4)
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') return webp.subarray(at + 8, at + 8 + size)
    at += 8 + size + (size % 2)
  }
  throw new Error('the picture is no lossy WebP')
}

function flower(open: number): string {
  const { width, height } = SIZE
  const petals = Array.from({ length: 8 }, (_, index) => {
    const turn = index * 45 + open * 22
    const [length, breadth] = [34 + open * 58, 12 + open * 20]
    return `<ellipse cx="0" cy="${-length * 0.62}" rx="${breadth}" ry="${length * 0.62}" fill="${index % 2 ? '#f2a61f' : '#f6c15f'}" transform="rotate(${turn})"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#e9f2f3"/><circle cx="240" cy="135" r="${62 + open * 66}" fill="#cfe4e7"/><g transform="translate(240 135)">${petals.join('')}<circle r="${20 + open * 8}" fill="#005f73"/></g></svg>`
}
