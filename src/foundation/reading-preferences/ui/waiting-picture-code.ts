import { lazyCode } from '#ui-kit/lazy-parts.tsx'
// Imported here too: styles that load after the page would leave it unstyled at first.
import './waiting-picture.module.css'

const { load, part } = lazyCode(() => import('./waiting-picture.tsx'))

/** Awaited by the root loader in data-saver mode, so that the page renders in one piece without its pictures. */
export const loadWaitingPicture = load

export const WaitingPicture = part((loaded) => loaded.WaitingPicture)
export const PicturesNotice = part((loaded) => loaded.PicturesNotice)
