import { createHash } from 'node:crypto'

/** Differs where anything of the form does. */
export const revisionOf = (form: unknown): string =>
  createHash('sha256').update(JSON.stringify(form)).digest('hex').slice(0, 24)
