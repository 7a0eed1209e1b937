import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { id, messageReply, optionalField, success, wholeNumber } from '#contract/wire.ts'

export const managedFilm = z.object({
  title: z.string(),
  /** Null without a recording. */
  film: z
    .object({
      kind: z.enum(['youtube', 'vimeo', 'file']),
      url: z.string(),
      minutes: z.int(),
      seconds: z.int(),
      /** ISO 8601 in UTC */
      published_at: z.string(),
    })
    .nullable(),
  /** Languages of the captions. */
  captions: z.array(z.string()),
  can: z.object({ see_people: z.boolean() }),
})
export type ManagedFilm = z.output<typeof managedFilm>

const errors = ['NotSignedIn', 'NotAllowed', 'EventNotFound', 'EventIsCancelled'] as const
const language = z
  .string()
  .trim()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
  .max(35)
const upTo = (most: number) => wholeNumber.pipe(z.int().min(0).max(most))

export const adminFilmContract = {
  getManagedFilm: endpoint({
    method: 'GET',
    path: '/v2/admin/event/film/',
    summary: "Returns an event's recording and captions, for its organisers",
    query: z.object({ id }),
    reply: success(managedFilm),
    errors,
  }),
  saveFilm: endpoint({
    method: 'POST',
    path: '/v2/admin/event/film/save/',
    summary:
      "Sets an event's recording to a YouTube or Vimeo address or an uploaded video, which makes the event On-Demand",
    body: z.object({
      id,
      url: optionalField(z.string().trim().max(500)),
      upload_id: optionalField(id).describe('ID of a temporary file of kind video'),
      minutes: optionalField(upTo(24 * 60)),
      seconds: optionalField(upTo(59)),
    }),
    uploads: ['upload_id'],
    reply: messageReply,
    errors: [...errors, 'FilmAddressUnknown', 'FilmLengthMissing', 'UploadNotFound', 'FileIsNoVideo'],
    changesPages: true,
  }),
  removeFilm: endpoint({
    method: 'POST',
    path: '/v2/admin/event/film/remove/',
    summary: "Removes an event's recording and its captions",
    body: z.object({ id }),
    reply: messageReply,
    errors: [...errors, 'FilmNotThere'],
    changesPages: true,
  }),
  saveCaptions: endpoint({
    method: 'POST',
    path: '/v2/admin/event/captions/save/',
    summary:
      'Sets the captions of a recording in one language from the text of a WebVTT or SRT file; they are also its transcript',
    body: z.object({ id, language, captions: z.string() }),
    reply: messageReply,
    errors: [...errors, 'FilmNotThere', 'CaptionsNotReadable', 'CaptionsAreEmpty'],
    changesPages: true,
  }),
  removeCaptions: endpoint({
    method: 'POST',
    path: '/v2/admin/event/captions/remove/',
    summary: 'Removes the captions of a recording in one language',
    body: z.object({ id, language }),
    reply: messageReply,
    errors: [...errors, 'CaptionsNotFound'],
    changesPages: true,
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof adminFilmContract> {}
}
