import type { Feature } from '#foundation/feature.ts'
import type { PublicWork } from './public-work.queries.ts'

/** Combines what all features know about a person's public work. */
export const publicWorkOf = (features: readonly Feature[]): PublicWork =>
  Object.assign({}, ...features.map(({ publicWork }) => publicWork))
