import { lazyCode } from '#ui-kit/lazy-parts.tsx'
// Here too: what comes later than the page would leave the question without its looks at first.
import './consent.module.css'

const { load, part } = lazyCode(() => import('./consent-banner.tsx'))

/**
 * Awaited by the loader of the root where somebody is to be asked: the page is rendered in one piece, with the
 * question.
 */
export const loadConsentBanner = load

export const ConsentBanner = part((loaded) => loaded.ConsentBanner)
