import type { Step } from './making-steps.ts'

export interface MakingSearch {
  /** The current step; without it, a form resumes where it was left. */
  step?: Step
  /** The form was submitted, and the page shows the result. */
  submitted?: 1
}

/** Parses an address; invalid values are dropped. In its own file because it is part of every page's first load. */
export function readMakingSearch({ step, submitted }: Record<string, unknown>): MakingSearch {
  return {
    ...(/^[1-5]$/.test(String(step)) ? { step: Number(step) as Step } : {}),
    ...(String(submitted) === '1' ? { submitted: 1 } : {}),
  }
}
