import type { WireError } from '#contract/wire.ts'
import { m } from '#messages/messages.js'

/** What the browser finds wrong before sending, in our words; a field can provide its own in `data-required`. */
export function wrongFields(form: HTMLFormElement): WireError[] {
  const wrong: WireError[] = []
  for (const control of form.elements) {
    if (!isControl(control) || !control.name) continue
    const isEmpty = isMissing(control)
    if (control.validity.valid && !isEmpty) continue
    wrong.push({ code: 'InvalidInput', field: control.name, message: messageFor(control, isEmpty) })
  }
  return wrong
}

function messageFor(control: Control, isEmpty: boolean): string {
  // Set by the field itself, such as a file that is still uploading.
  if (control.validity.customError) return control.validationMessage
  return isEmpty ? (control.dataset.required ?? missingIn(control)) : sentenceFor(control)
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

/** A checkbox or radio button has its value whether or not it's checked. */
const isBox = ({ type }: Pick<Control, 'type'>) => type === 'checkbox' || type === 'radio'

/** Only spaces count as missing. */
const isMissing = (control: Control) =>
  control.validity.valueMissing || (control.required && !isBox(control) && control.value.trim() === '')

/** The message for an empty field: one if it's blank, another if it contains only spaces. */
export const missingIn = (control: Pick<Control, 'type' | 'value'>) =>
  isBox(control) || control.value === '' ? m.field_required() : m.field_blank()

/** What is wrong with a filled-in value. */
export function sentenceFor({ type, validity }: Pick<Control, 'type' | 'validity'>): string {
  if (validity.typeMismatch) return type === 'url' ? m.field_url() : m.field_email()
  if (validity.tooShort) return m.field_password_short()
  return validity.tooLong ? m.field_too_long() : m.error_invalid_input()
}
