import { describe, expect, it } from 'vitest'
import { exampleEvent, exampleModule, exampleProgram, exampleRegistered } from '../example-program.ts'
import { nextStep } from './next-step.ts'

const film = { status: 'On-Demand' } as const
const done = { label: 'Completed', events_done: 1 } as const

describe('what comes next', () => {
  it('is what takes place now, before all else', () => {
    const live = exampleRegistered(2, { is_live: true })
    const program = exampleProgram([exampleModule(1, [exampleEvent(1, film)]), exampleModule(2, [live])])
    expect(nextStep(program)).toEqual({ kind: 'join', event: live })
  })

  it('is nothing that takes place now for somebody who only waits for a place', () => {
    const waiting = exampleRegistered(1, { is_live: true })
    const registration = waiting.registration && { ...waiting.registration, status: 'waiting' as const }
    const program = exampleProgram([exampleModule(1, [{ ...waiting, registration }])])
    expect(nextStep(program).kind).toBe('wait')
  })

  it('is a film of the first module that is not done', () => {
    const seen = exampleEvent(1, { ...film, user_event_status: 'Attended' })
    const next = exampleEvent(3, film)
    const program = exampleProgram([
      exampleModule(1, [seen], done),
      exampleModule(2, [exampleEvent(2), next]),
    ])
    expect(nextStep(program)).toEqual({ kind: 'watch', event: next })
  })

  it('is the date that one has a place for, else a choice', () => {
    const mine = exampleRegistered(2)
    expect(nextStep(exampleProgram([exampleModule(1, [exampleEvent(1), mine])]))).toEqual({
      kind: 'come',
      event: mine,
    })
    expect(nextStep(exampleProgram([exampleModule(1, [exampleEvent(1)])]))).toMatchObject({
      kind: 'choose',
      place: 1,
    })
  })

  it('is the quiz once the events are done', () => {
    const quiz = { questions_count: 3, is_needed: true, has_passed: false, tries: 0 }
    const module = exampleModule(1, [exampleEvent(1)], { events_done: 1, quiz })
    expect(nextStep(exampleProgram([module]))).toMatchObject({ kind: 'quiz', place: 1 })
  })

  it('passes over a module that has nothing to do, and one that is locked', () => {
    const over = exampleModule(1, [exampleEvent(1, { status: 'Over', is_open: false })])
    const open = exampleModule(2, [exampleEvent(2)])
    expect(nextStep(exampleProgram([over, open]))).toMatchObject({ kind: 'choose', place: 2 })
    const locked = { ...open, is_open: false }
    expect(nextStep(exampleProgram([over, locked]))).toMatchObject({ kind: 'wait', place: 1 })
  })

  it('is the certificate when all is done, also where something was added since', () => {
    const { progress } = exampleProgram([])
    const finished = progress && { ...progress, finished_at: '2026-11-20T09:00:00Z' }
    expect(nextStep(exampleProgram([exampleModule(1, [], done)]))).toEqual({ kind: 'certificate' })
    expect(nextStep(exampleProgram([exampleModule(1, [exampleEvent(1)])], { progress: finished }))).toEqual({
      kind: 'certificate',
    })
  })
})
