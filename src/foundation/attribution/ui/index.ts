/* Public API for other features' pages. */
export { ADDRESS_NAMES, type Attribution, attributed, inherited, unknownOrigin } from './attribution.ts'
export { originNow, useAttribution } from './use-attribution.ts'
