import { z } from 'zod'
import { term } from '#contract/wire.ts'

/** A resource as it is shown beside something that it goes with. */
export const linkedResource = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  /** Name of its resource type (spec section 3), in the language asked for. */
  type: z.string(),
  age_groups: z.array(term),
  likes_count: z.int(),
})
export type LinkedResource = z.output<typeof linkedResource>
