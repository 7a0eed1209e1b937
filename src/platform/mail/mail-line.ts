import { EMAIL_ADDRESS } from '#contract/fields.ts'

/** Line breaks of every script and all other control characters: they would end a header and start another. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
/** Bidirectional marks: a subject must read as it is stored. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g
const HEADER_NAME = /^[A-Za-z][A-Za-z0-9-]{0,60}$/
const MEDIA_TYPE = /^[a-z]+\/[a-z0-9.+-]+(; ?[a-z-]+=[A-Za-z0-9."_-]+)*$/
const LONGEST_NAME = 40
/** Headers that the email's own fields set. */
const OWN_HEADERS =
  /^(from|to|cc|bcc|sender|subject|message-id|date|mime-version|content-.*|received|return-path)$/i

/**
 * An email that can't be queued: a programming error, or an address that none of our forms accepts. Quotes no value.
 */
export class BadMail extends Error {
  constructor(what: string) {
    super(`${what} cannot stand in a mail`)
    this.name = 'BadMail'
  }
}

/**
 * The text as a single line, for a subject or a file name. It may contain names that people typed: an encoded word (RFC
 * 2047) in them is not decoded.
 */
export function mailLine(text: string, longest = 250): string {
  return text.replace(CONTROLS, ' ').replace(TURNS, '').replaceAll('=?', '= ?').trim().slice(0, longest)
}

/**
 * A name for use in an email. Anyone can enter one and have it emailed to someone else's address, so it is short and
 * contains nothing that a mail program turns into a link.
 */
export function nameInMail(name: string): string {
  const inert = name
    .replace(/[:@/\\]+/g, ' ')
    .replace(/[.\u3002\uff0e\uff61](?=[\p{L}\p{N}]{2})/gu, ' ')
    .replace(/\bwww\b/gi, ' ')
  const line = mailLine(inert.replace(/\s{2,}/g, ' '))
  return [...line].length > LONGEST_NAME
    ? `${[...line]
        .slice(0, LONGEST_NAME - 1)
        .join('')
        .trim()}…`
    : line
}

/** @throws BadMail unless it is exactly one address, without a name */
export function mailAddress(text: string): string {
  if (!EMAIL_ADDRESS.test(text)) throw new BadMail('the address')
  return text
}

/** @throws BadMail if the name is not a valid header name, or is set by the email's own fields */
export function mailHeaders(headers: Record<string, string>): Record<string, string> {
  const checked = Object.entries(headers).map(([name, value]) => {
    if (!HEADER_NAME.test(name) || OWN_HEADERS.test(name)) throw new BadMail('a header')
    return [name, mailLine(value, 900)] as const
  })
  return Object.fromEntries(checked)
}

/** @throws BadMail unless it is a media type, such as `text/calendar; charset=utf-8` */
export function mediaType(text: string): string {
  if (!MEDIA_TYPE.test(text)) throw new BadMail('the type of a file')
  return text
}
