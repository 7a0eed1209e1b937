import { lazyCode } from '#ui-kit/lazy-parts.tsx'
// Here too: what comes later than the page would stand without its looks at first.
import './waiting-picture.module.css'

const { load, part } = lazyCode(() => import('./waiting-picture.tsx'))

/** Awaited by the loader of the root where data is saved: the page is rendered in one piece, without its pictures. */
export const loadWaitingPicture = load

export const WaitingPicture = part((loaded) => loaded.WaitingPicture)
export const PicturesNotice = part((loaded) => loaded.PicturesNotice)
