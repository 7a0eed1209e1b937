import type { Api } from './client.ts'
import type { TextLanguage } from './language.ts'
import type { Failure } from './wire.ts'

/** The submitted fields. A field can come several times; a checkbox that isn't ticked is empty or missing. */
export type Fields = URLSearchParams

/** The value of a field, trimmed; empty if the field is missing. */
export const fieldText = (fields: Fields, name: string) => fields.get(name)?.trim() ?? ''
/** The exact value of a field, such as a password; empty if the field is missing. */
export const fieldAsTyped = (fields: Fields, name: string) => fields.get(name) ?? ''
/** `FormCheckbox` also sends a hidden empty field, ticked or not. Any value beside it means ticked. */
export const isTicked = (fields: Fields, name: string) => fields.getAll(name).some(Boolean)

/** The last value of a field that can come twice. */
export const fieldLast = (fields: Fields, name: string) => fields.getAll(name).at(-1) ?? ''

export interface Sent {
  success: true
  /** The address to continue to; without one, the person stays on the page. */
  goTo?: string | undefined
  /** The language to continue in, if it was chosen in this form. */
  language?: TextLanguage | undefined
  /** Another site to continue to instead. Comes from the operator's settings, never from the submitted fields. */
  leaveTo?: string | undefined
  /** The message to show there. */
  toast?: string | undefined
  /** The result, for the page's own code. */
  outcome?: string | undefined
  /** Shows the page again instead, with these fields, such as the next panel of a dialog. */
  show?: Readonly<Record<string, string>> | undefined
}

/**
 * A page's form, defined once: the browser sends it as a call, and without JavaScript posts it to the page's own
 * address. Most forms are exactly one call (`call-form.ts`); forms that make several calls or convert their fields are
 * written by hand.
 */
export interface PageForm {
  /** Unique in the product; sent along as `_form`. */
  name: string
  /**
   * Fields that are files, by name or by a pattern. Each file is uploaded first, and `send` gets the id of the
   * temporary file instead.
   */
  files?: readonly (string | RegExp)[]
  /** Fields that are never sent back to the page, such as passwords. */
  secret?: readonly string[]
  send(api: Api, fields: Fields, page: { address: string }): Promise<Sent | Failure>
}

/** Whether a field of the form is a file. */
export const isFileField = ({ files = [] }: PageForm, field: string): boolean =>
  files.some((file) => (typeof file === 'string' ? file === field : file.test(field)))

/** Sends a body that only the contract parses, reports the result, and continues to an address. */
export async function sentThenTo(
  call: Promise<{ success: true; data: { message: string } } | Failure>,
  address: string,
): Promise<Sent | Failure> {
  const answer = await call
  if (!answer.success) return answer
  return { success: true, goTo: address, toast: answer.data.message }
}

/** A form that was posted: the submitted fields and the failure, if any. */
export interface PostedForm {
  name: string
  fields: [string, string][]
  /** Null if it succeeded and its page continues. */
  failure: Failure | null
  /** The page's labels of fields with errors, by the ids of their controls. */
  labels?: Record<string, string>
}

/** The hidden field that names the form. */
export const FORM_FIELD = '_form'
/** The hidden field with the address to continue to after a call. */
export const NEXT_FIELD = '_next'
/** Whether a field describes its form, rather than being filled in by a person. */
export const isOfForm = (name: string): boolean => name.startsWith('_')
/** The cookie that carries a toast to the next page. Scripts can read it, and delete it after reading. */
export const TOAST_COOKIE = 'pankh-toast'

/** Same-site addresses only: an address must not be able to redirect to another site (OWASP, unvalidated redirects). */
export function ownAddress(address: string | null | undefined, otherwise = '/'): string {
  if (!address || !/^\/(?![/\\])/.test(address) || /[\p{Cc}\\]/u.test(address)) return otherwise
  return address
}
