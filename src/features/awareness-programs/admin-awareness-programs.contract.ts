import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import {
  id,
  length,
  listOf,
  messageReply,
  optionalField,
  page,
  sortFields,
  success,
  term,
  wholeNumber,
} from '#contract/wire.ts'
import {
  ids,
  inOneLanguage,
  line,
  ofContent,
  shownPicture,
  text,
  textsInBoth,
} from '#foundation/content/content.contract.ts'
import { AWARENESS_SORTS, NEEDED_TO_PUBLISH } from './admin-awareness-words.contract.ts'
import { AWARENESS_PUBLICATIONS } from './awareness-programs.contract.ts'

export const adminAwarenessProgram = z.object({
  id: z.int(),
  name: z.string(),
  title: z.string(),
  publication: z.enum(AWARENESS_PUBLICATIONS),
  campaigns_count: z.int(),
  /** How many of them are suspended. */
  held_count: z.int(),
  completions_count: z.int(),
})
export type AdminAwarenessProgram = z.output<typeof adminAwarenessProgram>

export const awarenessTexts = textsInBoth({
  title: line(200),
  summary: text(600),
  description: text(20_000),
  pledge: text(600),
  transcript: text(20_000),
})

export const awarenessFields = z
  .object({
    ...ofContent,
    name: line(100).describe('Name used in addresses; empty: derived from the title'),
    ...awarenessTexts.fields,
    film_url: line(500).describe('Address of a YouTube or Vimeo video'),
    film_minutes: optionalField(wholeNumber.pipe(z.int().min(1).max(60))),
    skill_ids: ids,
    tag_ids: ids,
    age_group_ids: ids,
  })
  .refine(...inOneLanguage('title'))
export type AwarenessFields = z.output<typeof awarenessFields>

/** The initial values of a program's form. */
export const awarenessForm = z.object({
  name: z.string(),
  ...awarenessTexts.form,
  film_url: z.string(),
  film_minutes: z.int(),
  skill_ids: z.array(z.int()),
  tag_ids: z.array(z.int()),
  age_group_ids: z.array(z.int()),
})
export type AwarenessForm = z.output<typeof awarenessForm>

export const managedAwarenessProgram = awarenessForm.extend({
  id: z.int(),
  publication: z.enum(AWARENESS_PUBLICATIONS),
  /** Sent back with a change, so that it can't overwrite someone else's newer one. */
  revision: z.string(),
  picture: shownPicture.nullable(),
  campaigns_count: z.int(),
  /** What the program still needs before it can be published. */
  missing: z.array(z.enum(NEEDED_TO_PUBLISH)),
  can: z.object({
    edit: z.boolean(),
    publish: z.boolean(),
    end: z.boolean(),
    reopen: z.boolean(),
    see_campaigns: z.boolean(),
  }),
})
export type ManagedAwarenessProgram = z.output<typeof managedAwarenessProgram>

const choices = z.object({ skills: z.array(term), tags: z.array(term), age_groups: z.array(term) })
export type AwarenessChoices = z.output<typeof choices>

const errors = ['NotSignedIn', 'NotAllowed'] as const
const ofOne = [...errors, 'AwarenessProgramNotFound'] as const

export const adminAwarenessProgramsContract = {
  listAdminAwareness: endpoint({
    method: 'POST',
    path: '/v2/admin/awareness/list/',
    summary: 'Lists awareness programs, including drafts and ended ones',
    body: z.object({
      search_query: line(200),
      publication: optionalField(z.enum(AWARENESS_PUBLICATIONS)),
      ...sortFields(AWARENESS_SORTS),
      page: optionalField(page),
      length: optionalField(length),
    }),
    reply: listOf(adminAwarenessProgram).extend({
      can: z.object({ edit: z.boolean(), see_campaigns: z.boolean() }),
    }),
    errors,
  }),
  getManagedAwareness: endpoint({
    method: 'GET',
    path: '/v2/admin/awareness/details/',
    summary: 'Returns an awareness program with its editable fields, except its steps and questions',
    query: z.object({ id }),
    reply: success(managedAwarenessProgram),
    errors: ofOne,
  }),
  getAwarenessChoices: endpoint({
    method: 'GET',
    path: '/v2/admin/awareness/choices/',
    summary: 'Returns the choices for the form of an awareness program',
    query: z.object({
      id: optionalField(id).describe(
        'Program being edited: its own terms are also returned, even hidden ones',
      ),
    }),
    reply: success(choices),
    errors,
  }),
  saveAwareness: endpoint({
    method: 'POST',
    path: '/v2/admin/awareness/save/',
    changesPages: true,
    summary: 'Creates a draft of an awareness program with its steps, or updates a program',
    body: awarenessFields,
    reply: success(z.object({ message: z.string(), id: z.int() })),
    errors: [
      ...ofOne,
      'AwarenessChangedMeanwhile',
      'AwarenessNotComplete',
      'AwarenessNameTaken',
      'AwarenessNameNotPossible',
      'FilmAddressUnknown',
      'ChoiceIsGone',
    ],
  }),
  saveAwarenessPicture: endpoint({
    method: 'POST',
    path: '/v2/admin/awareness/picture/save/',
    changesPages: true,
    summary: "Sets or replaces a program's picture, or updates its image description",
    body: z.object({
      id,
      upload_id: optionalField(id).describe(
        'ID of a temporary file of kind picture; not given: keeps the current picture',
      ),
      alt_en: line(300),
      alt_hi: line(300),
    }),
    uploads: ['upload_id'],
    reply: messageReply,
    errors: [...ofOne, 'PictureNotThere', 'UploadNotFound', 'FileIsNoPicture'],
  }),
  removeAwarenessPicture: endpoint({
    method: 'POST',
    path: '/v2/admin/awareness/picture/remove/',
    changesPages: true,
    summary: "Removes a program's picture",
    body: z.object({ id }),
    uploads: ['upload_id'],
    reply: messageReply,
    errors: [...ofOne, 'PictureNotThere'],
  }),
  publishAwareness: endpoint({
    method: 'POST',
    path: '/v2/admin/awareness/publish/',
    changesPages: true,
    summary: 'Publishes a draft; refused while required content is missing',
    body: z.object({ id }),
    reply: messageReply,
    errors: [...ofOne, 'AwarenessNotComplete'],
  }),
  endAwareness: endpoint({
    method: 'POST',
    path: '/v2/admin/awareness/end/',
    changesPages: true,
    summary: 'Ends a program: no new campaigns or completions. Its results stay visible',
    body: z.object({ id }),
    reply: messageReply,
    errors: [...ofOne, 'AwarenessIsDraft'],
  }),
  reopenAwareness: endpoint({
    method: 'POST',
    path: '/v2/admin/awareness/reopen/',
    changesPages: true,
    summary: 'Reopens a program for campaigns and completions',
    body: z.object({ id }),
    reply: messageReply,
    errors: [...ofOne, 'AwarenessIsDraft', 'AwarenessNotComplete'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof adminAwarenessProgramsContract> {}
}
