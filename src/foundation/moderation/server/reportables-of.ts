import type { Feature } from '#foundation/feature.ts'
import type { Reportable } from './reportable.ts'

/** All kinds of things that can be reported. */
export const reportablesOf = (features: readonly Feature[]): Reportable[] =>
  features.flatMap(({ reportables }) => reportables?.(features) ?? [])
