import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressIn, languageInAddress } from '#contract/language.ts'
import {
  type Fields,
  FORM_FIELD,
  isFileField,
  ownAddress,
  type PageForm,
  type PostedForm,
  TOAST_COOKIE,
} from '#contract/page-form.ts'
import type { Failure } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import { NamedError } from '#platform/errors/named-error.ts'
import { inProcessApi } from './in-process-api.ts'
import { localAddress } from './page-key.ts'
import { readPageForm } from './read-page-form.ts'

const TOAST_SECONDS = 60

/** Renders the page that a form was posted to, with its errors. */
type RenderAgain = (request: FastifyRequest, reply: FastifyReply, posted: PostedForm) => Promise<unknown>

/** Answers a form that was posted without JavaScript, to its page's own address. */
export async function answerForm(
  app: FastifyInstance,
  { request, reply, renderAgain }: { request: FastifyRequest; reply: FastifyReply; renderAgain: RenderAgain },
): Promise<unknown> {
  const { form, fields, failure } = await readPageForm(app, request)
  if (!form) throw new NamedError('NotFound', 404, m.not_found_unknown())
  const cookies: string[] = []
  const api = inProcessApi(app, {
    cookie: request.headers.cookie,
    language: request.language,
    userAgent: request.headers['user-agent'],
    address: request.ip,
    onAnswer({ setCookies, clearSiteData }) {
      cookies.push(...setCookies)
      if (clearSiteData) reply.header('clear-site-data', clearSiteData)
    },
  })
  fields.delete(FORM_FIELD)
  // As requested; but `//other.example/` is also a path of ours, and must not redirect there.
  const address = ownAddress(request.url, localAddress(request.url))
  const sent = failure ?? (await form.send(api, fields, { address }))
  for (const cookie of cookies) reply.header('set-cookie', cookie)
  if (!sent.success) {
    reply.status(sent.status === 0 ? 500 : sent.status)
    return renderAgain(request, reply, { name: form.name, fields: shown(form, fields), failure: sent })
  }
  if (sent.show) {
    const fieldsNow = [...shown(form, fields), ...Object.entries(sent.show)]
    return renderAgain(request, reply, { name: form.name, fields: fieldsNow, failure: null })
  }
  if (sent.leaveTo) return reply.redirect(sent.leaveTo, 303)
  if (sent.toast) reply.setCookie(TOAST_COOKIE, sent.toast, { path: '/', maxAge: TOAST_SECONDS })
  const leadsTo = ownAddress(sent.goTo, address)
  const language = sent.language ?? languageInAddress(leadsTo) ?? request.addressLanguage
  return reply.redirect(addressIn(language, leadsTo), 303)
}

/** The fields that may be sent back to the page. */
function shown(form: PageForm, fields: Fields): [string, string][] {
  return [...fields].filter(([name]) => !form.secret?.includes(name) && !isFileField(form, name))
}

const CHARACTERS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** The rendered page's labels of fields with errors, by the ids of their controls. */
export function labelsIn(html: string, { errors }: Pick<Failure, 'errors'>): Record<string, string> {
  const labels: Record<string, string> = {}
  for (const [id, words] of [...labelled(html), ...grouped(html)]) {
    if (!errors.some(({ field }) => field && id.endsWith(field))) continue
    labels[id] = withoutTags(words).replace(/&(?:amp|lt|gt|quot|#x27);/g, (one) => CHARACTERS[one] ?? one)
  }
  return labels
}

/** The id of each control that has a label, and the label's text. */
function labelled(html: string): [string, string][] {
  return openings(html, 'label').map(({ tag, rest }) => [valueIn(tag, 'for'), until(rest, '</label>')])
}

/** The id of each group, and the text of its legend. */
function grouped(html: string): [string, string][] {
  return openings(html, 'fieldset').flatMap(({ tag, rest }) => {
    const [legend] = rest.startsWith('<legend') ? [rest.slice(rest.indexOf('>') + 1)] : []
    return legend === undefined ? [] : [[valueIn(tag, 'id'), until(legend, '</legend>')]]
  })
}

/** Each tag of a name with attributes, and what follows it until the next one. Reads each character once. */
const openings = (html: string, name: string) =>
  html
    .split(`<${name} `)
    .slice(1)
    .map((part) => ({ tag: ` ${until(part, '>')}`, rest: part.slice(part.indexOf('>') + 1) }))

const until = (text: string, end: string) => text.split(end, 1)[0] ?? ''

const valueIn = (tag: string, attribute: string) => until(tag.split(` ${attribute}="`, 2)[1] ?? '', '"')

const withoutTags = (html: string) =>
  html
    .split('<')
    .map((piece, at) => (at === 0 ? piece : piece.slice(piece.indexOf('>') + 1)))
    .join('')
