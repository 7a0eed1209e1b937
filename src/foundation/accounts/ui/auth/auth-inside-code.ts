import { lazyCode } from '#ui-kit/lazy-parts.tsx'

const { load, part } = lazyCode(() => import('./auth-inside.tsx'))

/** Awaited by the loader of a page that shows the panels at once: it is then rendered in one piece. */
export const loadAuthInside = load

export const AuthInside = part((loaded) => loaded.AuthInside)
