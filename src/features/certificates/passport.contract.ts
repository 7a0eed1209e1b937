import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { optionalField, success, textLanguage } from '#contract/wire.ts'

const words = z.object({ text: z.string(), text_language: textLanguage })

/** What somebody has learned here, over all of their certificates that stand. Not CRE points. */
export const passport = z.object({
  certificates_count: z.int(),
  /** The minutes of all of them. */
  minutes: z.int(),
  /** What their programs say that one can do afterwards. */
  outcomes: z.array(words),
  /** The skills of these events and programs. */
  skills: z.array(z.string()),
})
export type Passport = z.output<typeof passport>

/** Answers a file, not JSON: served by its own route, and opened by a link. */
export const passportFile = endpoint({
  method: 'GET',
  path: '/v2/user/passport/pdf/',
  summary: 'My learning passport as a PDF: hours, outcomes and all certificates that stand',
  query: z.object({ language: optionalField(textLanguage) }),
  reply: z.any().describe('application/pdf'),
  errors: ['NotSignedIn', 'CertificateUnprintable'],
})

const calls = {
  getPassport: endpoint({
    method: 'GET',
    path: '/v2/user/passport/',
    summary: 'What I have learned, over all of my certificates that stand',
    reply: success(passport),
    errors: ['NotSignedIn'],
  }),
}

export const passportContract = { passportFile, ...calls }

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof calls> {}
}
