import { expect, it } from 'vitest'
import { exampleEvent, exampleModule, exampleProgram, exampleRegistered } from '../example-program.ts'
import { choosableEvents, eventsOfNewcomer } from './choosable-events.ts'
import { clashesAmong, clashesOf } from './clashes.ts'

const first = exampleModule(1, [exampleEvent(1), exampleRegistered(2)])
const second = exampleModule(2, [exampleEvent(3), exampleEvent(4, { is_open: false })])
const program = exampleProgram([first, second], {
  clashes: [
    { event_id: 1, other_id: 3 },
    { event_id: 2, other_id: 3 },
    { event_id: 1, other_id: 99 },
  ],
})
const ids = (events: { id: number }[] | undefined) => events?.map(({ id }) => id)

it('says beside both events of a pair what the other is', () => {
  const clashes = clashesOf(program)
  expect(ids(clashes.get(1))).toEqual([3])
  expect(ids(clashes.get(2))).toEqual([3])
  expect(ids(clashes.get(3))).toEqual([1, 2])
  expect(clashes.get(4)).toBeUndefined()
})

it('finds pairs of which both are chosen now or were before', () => {
  expect(clashesAmong(program, new Set())).toEqual([])
  expect(clashesAmong(program, new Set([3])).map(({ event, other }) => [event.id, other.id])).toEqual([
    [2, 3],
  ])
  expect(clashesAmong(program, new Set([1, 3]))).toHaveLength(2)
})

it('offers what is open and not chosen yet; a closed program offers nothing to strangers', () => {
  expect(ids(choosableEvents(program))).toEqual([1, 3])
  expect(choosableEvents({ ...program, is_closed: true, progress: null })).toEqual([])
  expect(ids(choosableEvents({ ...program, is_closed: true }))).toEqual([1, 3])
})

it('lets somebody in who registered before they knew of the program', () => {
  expect(eventsOfNewcomer(program)).toEqual([])
  expect(ids(eventsOfNewcomer({ ...program, progress: null }))).toEqual([2])
  expect(eventsOfNewcomer({ ...program, progress: null, is_closed: true })).toEqual([])
})
