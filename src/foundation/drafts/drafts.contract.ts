import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { typedText } from '#contract/fields.ts'
import { messageReply, success, wholeNumber } from '#contract/wire.ts'

/** Which form, such as `event`, and the id of its subject; 0 for something new. */
const formName = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*$/)
  .max(40)
const subject = wholeNumber.pipe(z.int().min(0).max(2_147_483_647))
const MOST_FIELDS = 100

/** The form's fields, each with its values as a form sends them. */
export const draftFields = z
  .record(typedText(100), z.array(typedText(50_000)).max(100))
  .refine((fields) => Object.keys(fields).length <= MOST_FIELDS)
export type DraftFields = z.output<typeof draftFields>

export const formDraft = z.object({
  fields: draftFields,
  /** ISO 8601 in UTC. */
  saved_at: z.string(),
})
export type FormDraft = z.output<typeof formDraft>

const begunDraft = z.object({
  /** 0 for something new. */
  subject: z.int(),
  /** The value of the field `title`; empty if the form has none yet. */
  title: z.string(),
  saved_at: z.string(),
})
export type BegunDraft = z.output<typeof begunDraft>

export const draftsContract = {
  listDrafts: endpoint({
    method: 'GET',
    path: '/user/draft/list/',
    summary: "Lists the current user's drafts of one kind of form, newest first",
    query: z.object({ form: formName }),
    reply: success(z.array(begunDraft)),
    errors: ['NotSignedIn'],
  }),
  getDraft: endpoint({
    method: 'GET',
    path: '/user/draft/',
    summary: "Returns the current user's draft of a form; null if there is none",
    query: z.object({ form: formName, subject }),
    reply: success(formDraft.nullable()),
    errors: ['NotSignedIn'],
  }),
  saveDraft: endpoint({
    method: 'POST',
    path: '/user/draft/save/',
    mayWait: true,
    isRepeatable: true,
    summary: 'Saves a draft of a form for a month',
    body: z.object({
      form: formName,
      subject,
      fields: draftFields,
      /**
       * `saved_at` of the draft that this one continues, null if there was none; then nothing newer is overwritten.
       * Without it, the last write wins.
       */
      since: z.iso.datetime().nullable().optional(),
    }),
    bodyKinds: ['json'],
    reply: success(z.object({ saved_at: z.string() })),
    errors: ['NotSignedIn', 'DraftIsNewer', 'TooManyDrafts'],
  }),
  discardDraft: endpoint({
    method: 'POST',
    path: '/user/draft/discard/',
    summary: 'Discards a draft of a form',
    body: z.object({ form: formName, subject }),
    reply: messageReply,
    errors: ['NotSignedIn'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof draftsContract> {}
}
