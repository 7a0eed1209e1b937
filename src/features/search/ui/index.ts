/* What neighbours' pages may use. */
export { KindTabs } from './kind-tabs.tsx'
export { loadKinds, loadOffers, type Offer } from './kinds.ts'
export { OtherWays } from './other-ways.tsx'
