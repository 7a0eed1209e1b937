import { lazyCode } from '#ui-kit/lazy-parts.tsx'

const { load, part } = lazyCode(() => import('./logged-in-entries.tsx'))

/** Awaited by the root loader if someone is logged in, so that the page renders in one piece, with bell and menu. */
export const loadUserMenu = load

export const OwnEntries = part((loaded) => loaded.OwnEntries)
export const AccountEntries = part((loaded) => loaded.AccountEntries)
