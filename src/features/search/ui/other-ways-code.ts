import { lazyCode } from '#ui-kit/lazy-parts.tsx'
import type { loadOffers as load } from './offers.ts'

/** Only lists without results need it. */
const code = lazyCode(() => import('./other-ways.tsx'))

export const OtherWays = code.part((loaded) => loaded.OtherWays)

export const loadOffers: typeof load = async (chosen, count) =>
  (await code.load())?.loadOffers(chosen, count) ?? []
