import { describe, expect, it } from 'vitest'
import { bestKind } from './best-kind.ts'
import { loadOffers, nearTopics } from './offers.ts'

const of = (recordsTotal: number, left_out: string[] = [], is_near_match = left_out.length > 0) => ({
  recordsTotal,
  is_near_match,
  recordsTotal_is_capped: false,
  left_out,
})

describe('the kind that a search leads to', () => {
  it('is the one that gave up the fewest words', () => {
    const found = { events: of(25, ['worksheets']), resources: of(21), programs: of(0) }
    expect(bestKind(found, 'events')).toBe('resources')
    expect(bestKind({ ...found, events: of(25, [], true) }, 'events')).toBe('resources')
  })

  it('is where it was begun, if that answers as well', () => {
    const found = { events: of(3), resources: of(50), programs: of(1) }
    expect(bestKind(found, 'events')).toBe('events')
    expect(bestKind(found, 'programs')).toBe('programs')
  })

  it('is the fullest, if nothing is found where it was begun', () => {
    expect(bestKind({ events: of(0), resources: of(2), programs: of(5) }, 'events')).toBe('programs')
    expect(bestKind({ events: of(0), resources: of(0), programs: of(0) }, 'resources')).toBe('resources')
  })
})

describe('what is near to a search that found nothing', () => {
  const chip = (key: string) => ({ key, name: key, without: { key } })

  it('asks for less, one part at a time, and only for what is there', async () => {
    const counts: Record<string, number> = { words: 4, age: 0 }
    const count = async ({ key }: { key: string }) => counts[key] ?? 0
    const offers = await loadOffers([chip('words'), chip('age')], count)
    expect(offers).toEqual([{ ...chip('words'), count: 4 }])
    expect(await loadOffers([chip('words')], count)).toEqual([])
  })

  it('names topics that begin like a word of it first', () => {
    const tags = ['ADHD', 'Dyslexia', 'Inclusion', 'Autism'].map((name, at) => ({ id: at + 1, name }))
    const names = nearTopics({ tags, skills: [{ id: 1, name: 'Play' }] }, 'autistic xyz').map(
      ({ name }) => name,
    )
    expect(names).toEqual(['Autism', 'ADHD', 'Dyslexia'])
  })
})
