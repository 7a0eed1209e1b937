import { ownAddress } from '#contract/page-form.ts'

/** Where the person was going, which the links between the auth pages pass on. */
export function readAuthSearch({ next }: Record<string, unknown>): { next?: string } {
  const own = ownAddress(typeof next === 'string' ? next : null)
  return own === '/' ? {} : { next: own }
}
