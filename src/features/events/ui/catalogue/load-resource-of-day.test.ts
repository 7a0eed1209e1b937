import { expect, it } from 'vitest'
import type { Api } from '#contract/client.ts'
import { loadResourceOfDay } from './load-resource-of-day.ts'

const liked = (...titles: string[]) =>
  (async () => ({ success: true, data: titles.map((title, id) => ({ id, title })) })) as unknown as Api

it('is another one each day, and the same all day', async () => {
  const api = liked('Sorting socks', 'Breathing cards', 'First, then')
  const days = ['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29']
  const titles = await Promise.all(days.map(async (day) => (await loadResourceOfDay(api, day))?.title))
  expect(new Set(titles.slice(0, 3)).size).toBe(3)
  expect(titles[3]).toBe(titles[0])
})

it('is none where nothing is shared yet or the list cannot be had', async () => {
  expect(await loadResourceOfDay(liked(), '2026-11-26')).toBeUndefined()
  const failed = (async () => ({ success: false })) as unknown as Api
  expect(await loadResourceOfDay(failed, '2026-11-26')).toBeUndefined()
})
