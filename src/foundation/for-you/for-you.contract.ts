import { z } from 'zod'
import { optionalField, success, wholeNumber } from '#contract/wire.ts'

/** The cards of one row on a wide screen. */
export const FOR_YOU_LENGTH = 4
const MOST_FOR_YOU = 12

/**
 * Why there are no suggestions: the person turned them off, chose no interests that still exist, or nothing matches.
 */
export const EMPTY_REASONS = ['TurnedOff', 'NoPreferences', 'NothingFits'] as const
export type EmptyReason = (typeof EMPTY_REASONS)[number]

export const forYouQuery = z.object({
  length: optionalField(wholeNumber.pipe(z.int().min(1).max(MOST_FOR_YOU))).describe(
    `Default ${FOR_YOU_LENGTH}`,
  ),
})

/** Suggestions for the viewer's interests, best match first. */
export function forYouOf<Shape extends z.ZodRawShape>(card: z.ZodObject<Shape>) {
  return success(
    z.array(
      card.extend({
        /** The names of the viewer's interests that this matches: three at most. */
        because: z.array(z.string()),
      }),
    ),
  ).extend({ empty_reason: z.enum(EMPTY_REASONS).nullable() })
}
