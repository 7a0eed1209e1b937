import { z } from 'zod'
import { id, optionalField } from '#contract/wire.ts'

/** Whose things are meant, where only one's own can be asked for. */
export const ownUser = optionalField(z.enum(['me']).or(id)).describe('`me` or my own id')
