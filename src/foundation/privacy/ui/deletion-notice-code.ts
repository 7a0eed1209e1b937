import { lazyCode } from '#ui-kit/lazy-parts.tsx'

const { load, part } = lazyCode(() => import('./deletion-notice.tsx'))

/** Awaited by the root loader for the few who need it. */
export const loadDeletionNotice = load

export const DeletionNotice = part((loaded) => loaded.DeletionNotice)
