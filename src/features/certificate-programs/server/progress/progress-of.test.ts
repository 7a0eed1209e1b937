import { expect, test } from 'vitest'
import { type Deeds, type ModuleRule, progressOf } from './progress-of.ts'

const rule = (id: number, given: Partial<ModuleRule> = {}): ModuleRule => ({
  id,
  minutes: 60,
  events_needed: null,
  event_ids: [id * 10, id * 10 + 1],
  is_quiz_needed: false,
  ...given,
})
const did = (given: { [K in keyof Deeds]?: number[] } = {}): Deeds => ({
  attended: new Set(given.attended),
  registered: new Set(given.registered),
  live: new Set(given.live),
  passed: new Set(given.passed),
  tried: new Set(given.tried),
})
const labels = (of: ReturnType<typeof progressOf>) => of.modules.map(({ label }) => label)

test('nothing done is not started, and a program without modules is never done', () => {
  const none = progressOf({ is_ordered: false, modules: [rule(1)] }, did())
  expect(none).toMatchObject({ label: 'Not started', modules_done: 0, minutes_done: 0, is_done: false })
  expect(progressOf({ is_ordered: false, modules: [] }, did()).is_done).toBe(false)
})

test('a module is done when as many of its events were attended as it asks for', () => {
  const program = { is_ordered: false, modules: [rule(1), rule(2, { events_needed: 1, minutes: 90 })] }
  const one = progressOf(program, did({ attended: [10, 20] }))
  expect(labels(one)).toEqual(['In Progress', 'Completed'])
  expect(one).toMatchObject({ label: 'In Progress', modules_done: 1, minutes_done: 90, is_done: false })
  const all = progressOf(program, did({ attended: [10, 11, 21] }))
  expect(all).toMatchObject({ label: 'Completed', modules_done: 2, minutes_done: 150, is_done: true })
})

test('a quiz that is needed must be passed', () => {
  const program = { is_ordered: false, modules: [rule(1, { is_quiz_needed: true })] }
  expect(progressOf(program, did({ attended: [10, 11], tried: [1] })).is_done).toBe(false)
  expect(progressOf(program, did({ attended: [10, 11], passed: [1] })).is_done).toBe(true)
})

test('in order, what was done ahead counts once the earlier modules are done', () => {
  const program = { is_ordered: true, modules: [rule(1), rule(2)] }
  const ahead = progressOf(program, did({ attended: [20, 21] }))
  expect(labels(ahead)).toEqual(['Not started', 'In Progress'])
  expect(ahead.modules.map(({ is_open }) => is_open)).toEqual([true, false])
  expect(progressOf(program, did({ attended: [10, 11, 20, 21] })).is_done).toBe(true)
})

test('an event that takes place now makes its module and the program live', () => {
  const program = { is_ordered: false, modules: [rule(1), rule(2)] }
  const now = progressOf(program, did({ registered: [10, 20], live: [20] }))
  expect(labels(now)).toEqual(['In Progress', 'Live'])
  expect(now.label).toBe('Live')
})

test('a module that asks for nothing is never done', () => {
  const empty = progressOf({ is_ordered: false, modules: [rule(1, { event_ids: [] })] }, did())
  expect(empty.is_done).toBe(false)
})

test('a module that asks for more events than there are is not done by all that there are', () => {
  const program = { is_ordered: false, modules: [rule(1, { events_needed: 3 })] }
  expect(progressOf(program, did({ attended: [10, 11] })).is_done).toBe(false)
})
