import { expect, it } from 'vitest'
import { framePlayer } from './frame-players.ts'

const youtube = framePlayer({ kind: 'youtube', video: 'PankhDemo04' })
const vimeo = framePlayer({ kind: 'vimeo', video: '76979871', hash: 'abcdef12' })

it('shows YouTube by its host without cookies, from where the person left', () => {
  const address = new URL(youtube.address(75, 'https://pankh.example'))
  expect(address.origin).toBe(youtube.origin)
  expect(address.pathname).toBe('/embed/PankhDemo04')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    start: '75',
    origin: 'https://pankh.example',
    enablejsapi: '1',
  })
})

it('shows Vimeo without tracking, an unlisted film by its hash', () => {
  const address = new URL(vimeo.address(75, 'https://pankh.example'))
  expect(address.origin).toBe(vimeo.origin)
  expect(address.hash).toBe('#t=75s')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ dnt: '1', h: 'abcdef12' })
})

it('hears where a film stands and whether it plays', () => {
  const told = { event: 'infoDelivery', info: { currentTime: 12.5, playerState: 1 } }
  expect(youtube.read(JSON.stringify(told))).toEqual({ position: 12.5, isPlaying: true })
  expect(youtube.read(JSON.stringify({ info: { playerState: 2 } }))).toEqual({ isPlaying: false })
  expect(vimeo.read({ event: 'timeupdate', data: { seconds: 3.2 } })).toEqual({ position: 3.2 })
  expect(vimeo.read('{"event":"pause","data":{"seconds":4}}')).toEqual({ position: 4, isPlaying: false })
})

it.each([
  undefined,
  null,
  7,
  'not json',
  '"text"',
  '{"info":null}',
  { info: 'x' },
  { data: { seconds: '9' } },
])('passes over a message that says nothing: %j', (message) => {
  expect(youtube.read(message)).toEqual({})
  expect(vimeo.read(message)).toEqual({})
})
