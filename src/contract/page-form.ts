import type { Api } from './client.ts'
import type { TextLanguage } from './language.ts'
import type { Failure } from './wire.ts'

/** What a person filled in: a field can come several times. A box that is not ticked comes empty, or not at all. */
export type Fields = URLSearchParams

/** The value of a field, trimmed; empty if the field is missing. */
export const fieldText = (fields: Fields, name: string) => fields.get(name)?.trim() ?? ''
/** The exact value of a field, such as a password; empty if the field is missing. */
export const fieldAsTyped = (fields: Fields, name: string) => fields.get(name) ?? ''
/**
 * A box of a `Form` brings a hidden empty field along, ticked or not (`FormCheckbox`): any value beside it is the tick.
 */
export const isTicked = (fields: Fields, name: string) => fields.getAll(name).some(Boolean)

/** What was chosen last, where a field comes twice. */
export const fieldLast = (fields: Fields, name: string) => fields.getAll(name).at(-1) ?? ''

export interface Sent {
  success: true
  /** The address that the person goes on to; none stays where they are. */
  goTo?: string | undefined
  /** The language that they go on in, where it was chosen here. */
  language?: TextLanguage | undefined
  /** An address of another site to go on to instead: from the operator's settings, never from what was sent. */
  leaveTo?: string | undefined
  /** What to say there. */
  toast?: string | undefined
  /** What became of it, for the code of its own page. */
  outcome?: string | undefined
  /** The fields with which the page is shown again instead, such as the next panel of a dialog. */
  show?: Readonly<Record<string, string>> | undefined
}

/**
 * A form of a page: one definition serves the browser, which sends it by a call, and people without JavaScript, whose
 * browser posts it to the page's own address. Most forms are one call as it is (`call-form.ts`); by
 * hand is written what makes several calls or turns what was filled in into something else.
 */
export interface PageForm {
  /** Unique in the product; it is sent along as `_form`. */
  name: string
  /**
   * Fields that are files, by name, or by how the names of many look. Each is uploaded first; `send` gets the id of the
   * temporary file in its place.
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

/** A form that came back: what was filled in, and what was wrong if something was. */
export interface PostedForm {
  name: string
  fields: [string, string][]
  /** Null where the form went well and its page goes on. */
  failure: Failure | null
  /** How the page names the fields that were wrong, by the ids of their controls. */
  labels?: Record<string, string>
}

/** The hidden field that names the form. */
export const FORM_FIELD = '_form'
/** The hidden field that says where the person goes on after a call. */
export const NEXT_FIELD = '_next'
/** Whether a field says something of its form and is not filled in. */
export const isOfForm = (name: string): boolean => name.startsWith('_')
/** The cookie that carries a toast over to the next page. Readable by scripts, gone after it was read. */
export const TOAST_COOKIE = 'pankh-toast'

/** Same-site addresses only: what comes in an address must not lead away (OWASP, unvalidated redirects). */
export function ownAddress(address: string | null | undefined, otherwise = '/'): string {
  if (!address || !/^\/(?![/\\])/.test(address) || /[\p{Cc}\\]/u.test(address)) return otherwise
  return address
}
