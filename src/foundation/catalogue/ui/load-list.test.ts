import { describe, expect, it } from 'vitest'
import type { Failure } from '#contract/wire.ts'
import { type Listed, type ListWindow, loadList, PAGE_LENGTH } from './load-list.ts'

type List = Listed<{ id: number }>

const listOf = (from: number, length: number): List => ({
  cards: Array.from({ length }, (_, place) => ({ id: from + place })),
  total: 100,
  isTotalCapped: false,
  isNearMatch: false,
})
const failure: Failure = { success: false, status: 500, data: { message: 'No answer' }, errors: [] }

async function load(wanted: { page?: number; seen?: List }, answer: List | Failure) {
  const asked: ListWindow[] = []
  const ask = async (window: ListWindow) => {
    asked.push(window)
    return answer
  }
  return { list: await loadList<List>({ page: wanted.page, seen: wanted.seen, ask }), asked }
}

describe('a list', () => {
  it('begins anew at the first page, whatever was seen', async () => {
    const { list, asked } = await load({ seen: listOf(1, 24) }, listOf(1, 12))
    expect(asked).toEqual([{ page: 1, length: PAGE_LENGTH }])
    expect(list).toEqual(listOf(1, 12))
  })

  it('grows behind its last card by the page after those seen', async () => {
    const { list, asked } = await load({ page: 2, seen: listOf(1, 12) }, listOf(13, 12))
    expect(asked).toEqual([{ after: 12, length: PAGE_LENGTH }])
    expect(list).toEqual(listOf(1, 24))
  })

  it('comes whole where a later page is opened, up to eight pages', async () => {
    expect((await load({ page: 3 }, listOf(1, 36))).asked).toEqual([{ page: 1, length: 36 }])
    expect((await load({ page: 900 }, listOf(1, 96))).asked).toEqual([{ page: 1, length: 96 }])
  })

  it('keeps what was seen when its next page does not come, and says why', async () => {
    const seen = listOf(1, 12)
    expect((await load({ page: 2, seen }, failure)).list).toEqual({ ...seen, problem: 'No answer' })
    expect((await load({ page: 2 }, failure)).list).toBe(failure)
  })
})
