import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { optionalField, success, textLanguage } from '#contract/wire.ts'

const words = z.object({ text: z.string(), text_language: textLanguage })

/** What a person has learned here, across all their valid certificates. Not CRE points. */
export const passport = z.object({
  certificates_count: z.int(),
  /** The total minutes. */
  minutes: z.int(),
  /** What people can do after the programs, in the programs' own words. */
  outcomes: z.array(words),
  /** The skills of these events and programs. */
  skills: z.array(z.string()),
})
export type Passport = z.output<typeof passport>

/** Replies with a file, not JSON: it has its own route, and is opened by a link. */
export const passportFile = endpoint({
  method: 'GET',
  path: '/v2/user/passport/pdf/',
  summary:
    "Returns the current user's learning passport as a PDF: hours, outcomes and all valid certificates",
  query: z.object({ language: optionalField(textLanguage) }),
  reply: z.any().describe('application/pdf'),
  errors: ['NotSignedIn', 'CertificateUnprintable'],
})

const calls = {
  getPassport: endpoint({
    method: 'GET',
    path: '/v2/user/passport/',
    summary: 'Returns the hours and outcomes of all valid certificates of the current user',
    reply: success(passport),
    errors: ['NotSignedIn'],
  }),
}

export const passportContract = { passportFile, ...calls }

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof calls> {}
}
