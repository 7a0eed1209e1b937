import { describe, expect, it } from 'vitest'
import type { BegunDraft } from '#foundation/drafts/drafts.contract.ts'
import type { ResourceCard } from '../../resource-card.contract.ts'
import { begunApart } from './load-mine.ts'

const draft = (subject: number): BegunDraft => ({
  subject,
  title: 'Calm corner',
  saved_at: '2026-01-01T00:00:00Z',
})
const card = (id: number) => ({ id }) as ResourceCard

describe('forms of resources that were begun', () => {
  const mine = { begun: [draft(0), draft(7), draft(9)], cards: [card(7), card(8)] }

  it('are listed once: on the card of their resource where it is shown, else by themselves', () => {
    const { apart, changed } = begunApart(mine, undefined)
    expect(apart.map(({ subject }) => subject)).toEqual([0, 9])
    expect([...changed]).toEqual([7])
  })

  it('are said only on cards among what was made', () => {
    const { apart, changed } = begunApart(mine, 'made')
    expect(apart).toEqual([])
    expect([...changed]).toEqual([7])
  })
})
