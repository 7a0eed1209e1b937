import { z } from 'zod'
import { optionalField, success, wholeNumber } from '#contract/wire.ts'

/** Cards of a row on a wide screen. */
export const FOR_YOU_LENGTH = 4
const MOST_FOR_YOU = 12

/**
 * Why there is nothing: the person turned it off, has chosen nothing that there is, or nothing fits what they chose.
 */
export const EMPTY_REASONS = ['TurnedOff', 'NoPreferences', 'NothingFits'] as const
export type EmptyReason = (typeof EMPTY_REASONS)[number]

export const forYouQuery = z.object({
  length: optionalField(wholeNumber.pipe(z.int().min(1).max(MOST_FOR_YOU))).describe(
    `${FOR_YOU_LENGTH} where it is not given`,
  ),
})

/** What fits the interests of the person who asks, the nearest first. */
export function forYouOf<Shape extends z.ZodRawShape>(card: z.ZodObject<Shape>) {
  return success(
    z.array(
      card.extend({
        /** The names of what the person chose and this has: at most three. */
        because: z.array(z.string()),
      }),
    ),
  ).extend({ empty_reason: z.enum(EMPTY_REASONS).nullable() })
}
