import type { WireError } from '#contract/wire.ts'
import { m } from '#messages/messages.js'

/** What a browser finds wrong before anything is sent, in our words; a field can bring its own in `data-required`. */
export function wrongFields(form: HTMLFormElement): WireError[] {
  const wrong: WireError[] = []
  for (const control of form.elements) {
    if (!isControl(control) || !control.name) continue
    const isEmpty = isMissing(control)
    if (control.validity.valid && !isEmpty) continue
    const message = isEmpty ? (control.dataset.required ?? missingIn(control)) : sentenceFor(control)
    wrong.push({ code: 'InvalidInput', field: control.name, message })
  }
  return wrong
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

/** A box has its value whether it is ticked or not. */
const isBox = ({ type }: Pick<Control, 'type'>) => type === 'checkbox' || type === 'radio'

/** Spaces alone count as nothing. */
const isMissing = (control: Control) =>
  control.validity.valueMissing || (control.required && !isBox(control) && control.value.trim() === '')

/** What to say of an empty field: one sentence where it was left out, another where it holds spaces alone. */
export const missingIn = (control: Pick<Control, 'type' | 'value'>) =>
  isBox(control) || control.value === '' ? m.field_required() : m.field_blank()

/** What is wrong with something that was filled in. */
export function sentenceFor({ type, validity }: Pick<Control, 'type' | 'validity'>): string {
  if (validity.typeMismatch) return type === 'url' ? m.field_url() : m.field_email()
  if (validity.tooShort) return m.field_password_short()
  return validity.tooLong ? m.field_too_long() : m.error_invalid_input()
}
