import { createHash } from 'node:crypto'

/** Changes whenever anything in the form changes. */
export const revisionOf = (form: unknown): string =>
  createHash('sha256').update(JSON.stringify(form)).digest('hex').slice(0, 24)
