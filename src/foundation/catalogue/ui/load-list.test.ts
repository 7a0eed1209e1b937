import { describe, expect, it } from 'vitest'
import type { Failure } from '#contract/wire.ts'
import { PAGE_LENGTH } from '../list-search.contract.ts'
import { type Listed, type ListWindow, loadList } from './load-list.ts'

type List = Listed<{ id: number }>

const listOf = (from: number, length: number): List => ({
  cards: Array.from({ length }, (_, place) => ({ id: from + place })),
  total: 100,
  isTotalCapped: false,
  isNearMatch: false,
})
const failure: Failure = { success: false, status: 500, data: { message: 'No answer' }, errors: [] }

async function load(wanted: { page?: number; length?: number; seen?: List }, answer: List | Failure) {
  const asked: ListWindow[] = []
  const ask = async (window: ListWindow) => {
    asked.push(window)
    return answer
  }
  return { list: await loadList<List>({ seen: undefined, page: undefined, ...wanted, ask }), asked }
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

  it('comes whole where a later page is opened, up to eight pages; a page further on comes alone', async () => {
    expect((await load({ page: 3 }, listOf(1, 36))).asked).toEqual([{ page: 1, length: 36 }])
    expect((await load({ page: 8 }, listOf(1, 96))).asked).toEqual([{ page: 1, length: 96 }])
    const { list, asked } = await load({ page: 9 }, listOf(97, 4))
    expect(asked).toEqual([{ page: 9, length: 12 }])
    expect(list).toEqual({ ...listOf(97, 4), skipped: 96 })
  })

  it('is its last page where one behind its end is asked for', async () => {
    const asked: ListWindow[] = []
    const ask = async (window: ListWindow) => {
      asked.push(window)
      return 'page' in window && window.page === 9 ? listOf(97, 4) : listOf(0, 0)
    }
    const list = await loadList<List>({ page: 900, seen: undefined, ask })
    expect(asked).toEqual([
      { page: 900, length: 12 },
      { page: 9, length: 12 },
    ])
    expect(list).toEqual({ ...listOf(97, 4), skipped: 96 })
  })

  it('has as many a page as the address says', async () => {
    expect((await load({ length: 40 }, listOf(1, 40))).asked).toEqual([{ page: 1, length: 40 }])
    expect((await load({ page: 3, length: 40 }, listOf(81, 20))).asked).toEqual([{ page: 3, length: 40 }])
    const grown = await load({ page: 2, length: 40, seen: listOf(1, 40) }, listOf(41, 40))
    expect(grown.asked).toEqual([{ after: 40, length: 40 }])
  })

  it('grows on from a page that came alone, and stays long when it is come back to', async () => {
    const alone = { ...listOf(97, 12), skipped: 96, total: 200 }
    const { list, asked } = await load({ page: 10, seen: alone }, listOf(109, 12))
    expect(asked).toEqual([{ after: 108, length: 12 }])
    expect(list).toMatchObject({ skipped: 96, cards: { length: 24 } })
    const back = await load({ page: 9, seen: listOf(1, 100) }, listOf(97, 4))
    expect(back.asked).toEqual([{ after: 96, length: 12 }])
    expect(back.list).toEqual(listOf(1, 100))
  })

  it('keeps what was seen when its next page does not come, and says why', async () => {
    const seen = listOf(1, 12)
    expect((await load({ page: 2, seen }, failure)).list).toEqual({ ...seen, problem: 'No answer' })
    expect((await load({ page: 2 }, failure)).list).toBe(failure)
  })
})
