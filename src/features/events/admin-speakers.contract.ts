import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { emailField, requiredText } from '#contract/fields.ts'
import { id, length, listOf, messageReply, optionalField, page, sortFields, success } from '#contract/wire.ts'
import { inOneLanguage, line, ofContent, text, textsInBoth } from '#foundation/content/content.contract.ts'
import { PUBLICATIONS, SPEAKER_SORTS } from './admin-event-fields.contract.ts'

export const adminSpeaker = z.object({
  id: z.int(),
  name: z.string(),
  designation: z.string(),
  place: z.string(),
  /** The picture's address; null without a picture. */
  picture: z.string().nullable(),
  /** Whether the speaker has an account to answer questions with. */
  has_account: z.boolean(),
  /** Includes drafts and cancelled events. */
  event_count: z.int(),
})
export type AdminSpeaker = z.output<typeof adminSpeaker>

export const speakerTexts = textsInBoth({ designation: line(200), introduction: text(2_000) })

export const speakerFields = z
  .object({
    ...ofContent,
    name: requiredText(200),
    place: line(100),
    ...speakerTexts.fields,
    email: optionalField(emailField).describe('Email of the account that answers questions as this speaker'),
  })
  .refine(...inOneLanguage('designation'))
  .refine(...inOneLanguage('introduction'))
export type SpeakerFields = z.output<typeof speakerFields>

/** The initial values of a speaker's form. */
export const speakerForm = z.object({
  name: z.string(),
  place: z.string(),
  ...speakerTexts.form,
  /** Empty without an account. */
  email: z.string(),
})
export type SpeakerForm = z.output<typeof speakerForm>

/** An event, as listed with the speaker or series that it uses. */
export const namingEvent = z.object({
  id: z.int(),
  title: z.string(),
  publication: z.enum(PUBLICATIONS),
  /** ISO 8601 in UTC */
  start_date_time: z.string().nullable(),
})
export type NamingEvent = z.output<typeof namingEvent>

export const managedSpeaker = speakerForm.extend({
  id: z.int(),
  picture: z.string().nullable(),
  /** Sent back with a change, so that it can't overwrite someone else's newer one. */
  revision: z.string(),
  /** The speaker's events, newest first. */
  events: z.array(namingEvent),
})
export type ManagedSpeaker = z.output<typeof managedSpeaker>

const errors = ['NotSignedIn', 'NotAllowed'] as const
const ofOne = [...errors, 'SpeakerNotFound'] as const

export const adminSpeakersContract = {
  listSpeakers: endpoint({
    method: 'POST',
    path: '/v2/admin/speaker/list/',
    summary: 'Lists speakers',
    body: z.object({
      search_query: line(200),
      ...sortFields(SPEAKER_SORTS),
      page: optionalField(page),
      length: optionalField(length),
    }),
    reply: listOf(adminSpeaker),
    errors,
  }),
  getManagedSpeaker: endpoint({
    method: 'GET',
    path: '/v2/admin/speaker/details/',
    summary: 'Returns a speaker with their editable fields and their events',
    query: z.object({ id }),
    reply: success(managedSpeaker),
    errors: ofOne,
  }),
  saveSpeaker: endpoint({
    method: 'POST',
    path: '/v2/admin/speaker/save/',
    changesPages: true,
    summary: 'Adds a speaker, or updates one',
    body: speakerFields,
    reply: success(z.object({ message: z.string(), id: z.int() })),
    errors: [
      ...ofOne,
      'SpeakerChangedMeanwhile',
      'NoSuchAccount',
      'AccountNotProved',
      'AccountSpeaksAlready',
    ],
  }),
  removeSpeaker: endpoint({
    method: 'POST',
    path: '/v2/admin/speaker/remove/',
    changesPages: true,
    summary: 'Removes a speaker who has no events',
    body: z.object({ id }),
    reply: messageReply,
    errors: [...ofOne, 'SpeakerIsNamed'],
  }),
  setSpeakerPicture: endpoint({
    method: 'POST',
    path: '/v2/admin/speaker/picture/',
    changesPages: true,
    summary: "Sets a speaker's picture, cropped to a square",
    body: z.object({ id, upload_id: optionalField(id).describe('ID of a temporary file of kind picture') }),
    uploads: ['upload_id'],
    reply: messageReply,
    errors: [...ofOne, 'NoSpeakerPicture', 'UploadNotFound', 'FileIsNoPicture'],
  }),
  removeSpeakerPicture: endpoint({
    method: 'POST',
    path: '/v2/admin/speaker/picture/remove/',
    changesPages: true,
    summary: "Removes a speaker's picture",
    body: z.object({ id }),
    reply: messageReply,
    errors: ofOne,
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof adminSpeakersContract> {}
}
