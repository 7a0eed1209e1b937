/* What neighbours' pages may use. */
export { type Attribution, attributed, unknownOrigin } from './attribution.ts'
export { useAttribution } from './use-attribution.ts'
