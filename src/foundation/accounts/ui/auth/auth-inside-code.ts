import { lazyCode } from '#ui-kit/lazy-parts.tsx'

const { load, part } = lazyCode(() => import('./auth-inside.tsx'))

/** Awaited by loaders of pages that show the panels at once, so that the page renders in one piece. */
export const loadAuthInside = load

export const AuthInside = part((loaded) => loaded.AuthInside)
