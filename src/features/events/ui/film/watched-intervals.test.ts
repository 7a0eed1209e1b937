import { describe, expect, it } from 'vitest'
import { createWatchNotes, united, without } from './watched-intervals.ts'

it('unites what overlaps or meets', () => {
  expect(
    united([
      [10, 20],
      [0, 5],
      [5, 7],
      [15, 30],
    ]),
  ).toEqual([
    [0, 7],
    [10, 30],
  ])
})

it('takes out what is kept', () => {
  expect(
    without(
      [[0, 30]],
      [
        [5, 10],
        [20, 40],
      ],
    ),
  ).toEqual([
    [0, 5],
    [10, 20],
  ])
})

describe('watch notes', () => {
  it('hold what plays, and no jump', () => {
    const notes = createWatchNotes()
    for (const position of [0, 1, 2, 3]) notes.note({ position, isPlaying: true })
    for (const position of [60, 61, 62]) notes.note({ position, isPlaying: true })
    expect(notes.unkept([])).toEqual([
      [0, 3],
      [60, 62],
    ])
    expect(notes.last).toEqual({ position: 62, isPlaying: true })
  })

  it('hold nothing while it stands still', () => {
    const notes = createWatchNotes()
    for (const position of [0, 1, 2]) notes.note({ position, isPlaying: false })
    expect(notes.unkept([])).toEqual([])
  })

  it('hold what is heard again once', () => {
    const notes = createWatchNotes()
    for (const position of [0, 2, 4, 1, 3, 5]) notes.note({ position, isPlaying: true })
    expect(notes.unkept([])).toEqual([[0, 5]])
  })

  it('leave out what the server keeps already, and slivers', () => {
    const notes = createWatchNotes()
    for (const position of [0, 4, 8, 10.2]) notes.note({ position, isPlaying: true })
    expect(notes.unkept([[0, 10]])).toEqual([])
    expect(notes.unkept([[0, 6]])).toEqual([[6, 10.2]])
  })
})
