import { describe, expect, it } from 'vitest'
import { MOST_BYTES, MOST_VIDEO_BYTES } from '../uploads.contract.ts'
import {
  mostBytes,
  moved,
  nextToSend,
  problemOf,
  type Upload,
  type UploadState,
  uploadLabel,
} from './upload-state.ts'

const upload = (key: string, state: UploadState): Upload => ({
  key,
  name: key,
  size: 1,
  media_type: '',
  file: undefined,
  isHevc: false,
  state,
})
const waiting: UploadState = { is: 'waiting' }
const keys = (uploads: readonly Upload[]) => uploads.map(({ key }) => key).join('')
const three = [upload('a', { is: 'there', id: '1' }), upload('b', waiting), upload('c', waiting)]

it('as many begin as the network has room for, in their order', () => {
  expect(keys(nextToSend(three, { most: 2, running: 0 }))).toBe('bc')
  expect(keys(nextToSend(three, { most: 2, running: 1 }))).toBe('b')
  expect(keys(nextToSend(three, { most: 2, running: 2 }))).toBe('')
})

it('a file moves by one place, and stays at either end', () => {
  expect(keys(moved(three, 'c', -1))).toBe('acb')
  expect(keys(moved(three, 'a', 1))).toBe('bac')
  expect(keys(moved(three, 'a', -1))).toBe('abc')
  expect(keys(moved(three, 'c', 1))).toBe('abc')
  expect(keys(moved(three, 'gone', 1))).toBe('abc')
})

describe('before anything is sent', () => {
  it('a film may be larger than other files', () => {
    expect([mostBytes('video/mp4'), mostBytes('image/png'), mostBytes('')]).toEqual([
      MOST_VIDEO_BYTES,
      MOST_BYTES,
      MOST_BYTES,
    ])
  })

  it('empty and too large files are refused', () => {
    expect(problemOf({ size: 0 }, 10)).toMatch('empty')
    expect(problemOf({ size: 11 }, 10)).toMatch('too large')
    expect(problemOf({ size: 10 }, 10)).toBeUndefined()
  })
})

it('progress is said in steps of ten', () => {
  expect(uploadLabel('a.pdf', { is: 'sending', share: 0.38, isCut: false })).toBe('Uploading a.pdf: 30%')
  expect(uploadLabel('a.pdf', { is: 'sending', share: 0.38, isCut: true })).toMatch('The connection dropped')
  expect(uploadLabel('a.pdf', waiting)).toBe('')
})
