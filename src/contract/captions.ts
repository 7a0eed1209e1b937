import { z } from 'zod'

/** What is said in a film between two seconds. */
export const cue = z.object({ from: z.number(), to: z.number(), voice: z.string(), text: z.string() })
export type Cue = z.output<typeof cue>

/** The language of captions, BCP 47. */
export const captionsLanguage = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
