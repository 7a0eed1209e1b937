import { expect, it } from 'vitest'
import { blurOf } from './picture-blur.ts'

const NAME = '0f8fad5b-d9cb-469f-a165-70867728950e'

it('shows nothing of a drawing, nor of a picture that was kept without its colours', () => {
  expect(blurOf('/art/speech.svg')).toBeUndefined()
  expect(blurOf(`/pictures/${NAME}-960.webp`)).toBeUndefined()
})

it('is a whole picture of six pixels', () => {
  const image = blurOf(`/pictures/${NAME}-f000f000f0123456fe-960.webp`)
  const bytes = Buffer.from(/base64,([\w+/=]+)\)$/.exec(image ?? '')?.[1] ?? '', 'base64')
  expect(bytes.subarray(0, 2).toString()).toBe('BM')
  expect(bytes).toHaveLength(bytes.readUInt32LE(2))
  expect([bytes.readInt32LE(18), bytes.readInt32LE(22)]).toEqual([3, 2])
  expect([...bytes.subarray(54, 63)]).toEqual([255, 0, 0, 0, 255, 0, 0, 0, 255])
  expect(bytes.subarray(66, 75).toString('hex')).toBe('00112233445566ffee')
})
