import { lazyCode } from '#ui-kit/lazy-parts.tsx'
// Imported here too: styles that load after the page would leave the banner unstyled at first.
import './consent.module.css'

const { load, part } = lazyCode(() => import('./consent-banner.tsx'))

/** Awaited by the root loader when the question is due, so that the page renders in one piece with it. */
export const loadConsentBanner = load

export const ConsentBanner = part((loaded) => loaded.ConsentBanner)
