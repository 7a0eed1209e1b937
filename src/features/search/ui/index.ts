/* Public API for the pages of other features. */
export { KindTabs } from './kind-tabs.tsx'
export { type Kind, loadKinds } from './kinds.ts'
export type { Offer } from './offers.ts'
export { loadOffers, OtherWays } from './other-ways-code.ts'
