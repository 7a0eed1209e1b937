import type { DraftFields } from '../drafts.contract.ts'

/** A copy in this browser while we can't be reached. Named by its person: nobody else who logs in here gets it. */
const nameOf = ({ user_id, form, subject }: OfForm) => `pankh-draft:${user_id}:${form}:${subject}`

export interface OfForm {
  user_id: number
  form: string
  subject: number
}

export function keepOwnCopy(of: OfForm, fields: DraftFields): void {
  try {
    localStorage.setItem(nameOf(of), JSON.stringify(fields))
  } catch {
    // A full or forbidden storage: the page says that nothing was saved.
  }
}

export function takeOwnCopy(of: OfForm): DraftFields | undefined {
  try {
    const kept = localStorage.getItem(nameOf(of))
    return kept === null ? undefined : (JSON.parse(kept) as DraftFields)
  } catch {
    return undefined
  }
}

export function dropOwnCopy(of: OfForm): void {
  try {
    localStorage.removeItem(nameOf(of))
  } catch {
    // What can't be reached was not kept either.
  }
}
