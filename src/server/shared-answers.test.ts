import { describe, expect, it, vi } from 'vitest'
import { createSharedAnswers } from './shared-answers.ts'

const found = (body: unknown) => ({ status: 200, body })

describe('answers that pages share', () => {
  it('are asked for once while they are fresh, also by pages at the same time', async () => {
    let now = 1_000
    const answers = createSharedAnswers(10, { now: () => now })
    const ask = vi.fn(async () => found(ask.mock.calls.length))
    const both = await Promise.all([answers.get('list', ask), answers.get('list', ask)])
    expect(both).toEqual([found(1), found(1)])
    now = 11_001
    expect(await answers.get('list', ask)).toEqual(found(2))
  })

  it('are forgotten with the pages: an answer that was on its way is not kept', async () => {
    const answers = createSharedAnswers(10)
    let bring: (answer: { status: number; body: unknown }) => void = () => undefined
    const late = answers.get('list', () => new Promise((resolve) => (bring = resolve)))
    answers.clear()
    bring(found('old'))
    expect(await late).toEqual(found('old'))
    expect(await answers.get('list', async () => found('new'))).toEqual(found('new'))
  })

  it('are no refusals and no failures', async () => {
    const answers = createSharedAnswers(10)
    await answers.get('list', async () => ({ status: 503, body: {} }))
    await expect(answers.get('other', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await answers.get('list', async () => found('back'))).toEqual(found('back'))
    expect(await answers.get('other', async () => found('back'))).toEqual(found('back'))
  })

  it('are not kept where pages are not', async () => {
    const answers = createSharedAnswers(0)
    const ask = vi.fn(async () => found('now'))
    await answers.get('list', ask)
    await answers.get('list', ask)
    expect(ask).toHaveBeenCalledTimes(2)
  })
})
