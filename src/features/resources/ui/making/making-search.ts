import type { Step } from './making-steps.ts'

export interface MakingSearch {
  /** The step that is shown; without it a form is resumed where it was left. */
  step?: Step
  /** The form was sent, and the page says what became of the resource. */
  submitted?: 1
}

/** Reads an address; what makes no sense is left out. It stands alone: every page's first load has it. */
export function readMakingSearch({ step, submitted }: Record<string, unknown>): MakingSearch {
  return {
    ...(/^[1-5]$/.test(String(step)) ? { step: Number(step) as Step } : {}),
    ...(String(submitted) === '1' ? { submitted: 1 } : {}),
  }
}
