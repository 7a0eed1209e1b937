import type { Step } from './making-steps.ts'

export interface MakingSearch {
  /** The current step; without it, a form resumes where it was left. */
  step?: Step
  /** The form was submitted, and the page shows the result: of a new resource, or of changes to one that isn't new. */
  submitted?: 1 | 'changes'
}

/** Parses an address; invalid values are dropped. In its own file because it is part of every page's first load. */
export function readMakingSearch({ step, submitted }: Record<string, unknown>): MakingSearch {
  return {
    ...(/^[1-5]$/.test(String(step)) ? { step: Number(step) as Step } : {}),
    ...(String(submitted) === '1' ? { submitted: 1 } : {}),
    ...(submitted === 'changes' ? { submitted } : {}),
  }
}
