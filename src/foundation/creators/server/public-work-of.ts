import type { Feature } from '#foundation/feature.ts'
import type { PublicWork } from './public-work.queries.ts'

/** What makes a person public, as all features say together. */
export const publicWorkOf = (features: readonly Feature[]): PublicWork =>
  Object.assign({}, ...features.map(({ publicWork }) => publicWork))
