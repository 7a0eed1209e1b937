import { expect, it } from 'vitest'
import { exampleEvent, exampleModule } from '../example-program.ts'
import { eventsNeeded } from './events-needed.ts'

const [first, second] = [exampleEvent(1), exampleEvent(2)]

it('a module of which an event was cancelled leaves no choice among the others', () => {
  const cancelled = exampleEvent(3, { status: 'Cancelled' })
  const module = exampleModule(1, [first, second, cancelled], { events_needed: 2 })
  expect(eventsNeeded(module)).toEqual({ needed: 2, count: 2 })
})

it('a cancelled event still counts for those who attended it', () => {
  const attended = exampleEvent(3, { status: 'Cancelled', user_event_status: 'Attended' })
  const module = exampleModule(1, [first, second, attended])
  expect(eventsNeeded(module)).toEqual({ needed: 3, count: 3 })
})

it('a module with a choice needs fewer events than it has, and never more than there are', () => {
  expect(eventsNeeded(exampleModule(1, [first, second], { events_needed: 1 }))).toEqual({
    needed: 1,
    count: 2,
  })
  expect(eventsNeeded(exampleModule(1, [first], { events_needed: 4 }))).toEqual({ needed: 1, count: 1 })
})
