import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressIn } from '#contract/language.ts'
import { product } from '#contract/product.ts'
import { m } from '#messages/messages.js'

/** Whether the answer is shown to a person as a page, rather than read by a program. Our client asks for JSON. */
export function wantsPage(request: FastifyRequest): boolean {
  return /\btext\/html\b/.test(request.headers.accept ?? '')
}

/** A refusal before any page could be rendered, such as too many requests. It has no script, picture or data. */
export function sendPlainErrorPage(
  reply: FastifyReply,
  { status, message }: { status: number; message: string },
) {
  reply
    .status(status)
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    )
    .send(page(status, { message, home: addressIn(reply.request.addressLanguage, '/') }))
}

function page(status: number, { message, home }: { message: string; home: string }): string {
  return `<!doctype html>
<html lang="${m.page_language()}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(m.error_title())}</title>
<style>
  :root { color-scheme: light dark; font: 112.5%/1.55 system-ui, sans-serif }
  body { max-width: 34rem; margin: 15vh auto; padding: 0 1.25rem }
  a { display: inline-block; padding: 0.6rem 0 }
</style>
<h1>${escaped(m.error_heading({ status }))}</h1>
<p>${escaped(message)}</p>
<p><a href="${home}">${escaped(m.plain_error_home({ product: product.name }))}</a></p>
</html>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
