import { z } from 'zod'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import { longText, optionalText, requiredText, tooLong } from '#contract/fields.ts'
import {
  flag,
  id,
  messageReply,
  optionalField,
  repeatable,
  revision,
  success,
  term,
  wholeNumber,
} from '#contract/wire.ts'
import { inShortFields } from '#foundation/easy-read/easy-read.contract.ts'
import { warningFields } from '#foundation/easy-read/warnings.contract.ts'
import {
  ADD_TYPES,
  LICENCES,
  MINUTES_TO_PREPARE,
  MOST_ALT_LETTERS,
  MOST_FILES,
  MOST_KEYWORD_LETTERS,
  MOST_KEYWORDS,
  MOST_KEYWORDS_TYPED,
  MOST_LINKS,
  MOST_TEXT_LETTERS,
  MOST_TITLE_LETTERS,
  PRIVACIES,
} from './resource-card.contract.ts'
import { resourceDetails } from './resource-details.contract.ts'
import { isWebAddress } from './resource-link.contract.ts'

const MOST_TERMS = 50
const ids = optionalField(repeatable(id).refine((list) => list.length <= MOST_TERMS))

/** A link or nothing. Only http and https, so that `javascript:` and the like never get into a page. */
const webAddress = z
  .string()
  .trim()
  .max(2_000, tooLong)
  .refine((url) => url === '' || isWebAddress(url), '#url')

const language = z.string().regex(/^[a-z]{2,3}$/)

/** The fields of the form. Required ones are only checked on publishing, not for a draft. */
const resourceFields = z.object({
  add_type: optionalField(wholeNumber.pipe(z.literal(ADD_TYPES))).describe(
    '1 write a text, 2 upload files (default), 3 link or video',
  ),
  resource_type_id: optionalField(id),
  title: requiredText(MOST_TITLE_LETTERS),
  description: longText(MOST_TEXT_LETTERS).optional().describe('HTML; sanitised by the server'),
  instruction: longText(MOST_TEXT_LETTERS).optional().describe('HTML; sanitised by the server'),
  ...inShortFields,
  ...warningFields,
  keywords: optionalField(
    repeatable(optionalText(MOST_KEYWORDS_TYPED), MOST_KEYWORDS_TYPED)
      .refine((words) => words.every((word = '') => word.length <= MOST_KEYWORD_LETTERS), '#keyword_long')
      .refine((words) => words.length <= MOST_KEYWORDS, '#keywords_many'),
  ).describe('Search keywords'),
  skills: ids,
  age_groups: ids,
  tags: ids,
  privacy: optionalField(z.enum(PRIVACIES)).describe('Default Everyone'),
  language: optionalField(language).describe('Language of the texts; default en'),
  licence: optionalField(z.enum(LICENCES)),
  minutes_to_prepare: optionalField(wholeNumber.pipe(z.literal(MINUTES_TO_PREPARE))).describe(
    'Minutes to get the resource ready for a child',
  ),
  credit: optionalText(300).describe('Credit for work by someone else'),
  has_rights: optionalField(flag).describe(
    'Confirms that the person may share this; must be true to publish',
  ),
  resource_links: z
    .preprocess((given) => (typeof given === 'string' ? [given] : given), z.array(webAddress).max(MOST_LINKS))
    .optional(),
  /** Image descriptions by the id of the upload. */
  alts: z.record(z.string().regex(/^\d+$/), z.string().max(MOST_ALT_LETTERS, '#too_long')).optional(),
  status: optionalField(z.enum(['draft', 'published'])).describe(
    'Default published; a draft is visible only to its creator',
  ),
})
export type ResourceFields = z.output<typeof resourceFields>

const resourceFileIds = optionalField(repeatable(id).refine((list) => list.length <= MOST_FILES))

/**
 * Captions of videos by the id of the video's upload: a WebVTT or SRT file that was uploaded before, and its
 * language.
 */
const captions = z
  .record(z.string().regex(/^\d{1,9}$/), z.object({ upload_id: id, language }))
  .refine((given) => Object.keys(given).length <= MOST_FILES)
  .optional()

/** All choices of the form. */
const choices = z.object({
  resource_types: z.array(term.extend({ key: z.string() })),
  skills: z.array(term),
  age_groups: z.array(term),
  tags: z.array(term),
  licences: z.array(z.enum(LICENCES)),
  /** Whether links by this person are checked by a moderator before others see them. */
  links_wait: z.boolean(),
  /** The person's resources that aren't published yet, latest first. */
  drafts: z.array(z.object({ id: z.int(), title: z.string(), updated_at: z.string() })),
})
export type ResourceChoices = z.output<typeof choices>

const ownResource = resourceDetails.extend({
  /** Changes whenever anything that the form holds was saved differently. */
  revision: z.string(),
})
export type OwnResource = z.output<typeof ownResource>

const saved = success(
  z.object({
    message: z.string(),
    id: z.int(),
    resource_id: z.int(),
    title: z.string(),
    status: z.enum(['draft', 'published', 'hidden']),
    /** Hidden until a moderator has checked it. */
    is_waiting: z.boolean(),
  }),
)
const making = [
  'NotSignedIn',
  'ResourceIsIncomplete',
  'UploadNotFound',
  'TermNotFound',
  'TooManyFiles',
  'LinkTooLong',
  'CaptionsNotTaken',
  'WordNotAllowed',
] as const

export const resourceMakingContract = {
  getResourceChoices: endpoint({
    method: 'GET',
    path: '/v2/resource/add/',
    summary: 'Returns the choices for the form of a resource',
    reply: success(choices),
    errors: ['NotSignedIn'],
  }),
  addResource: endpoint({
    method: 'POST',
    path: '/v2/resource/add/',
    summary: 'Creates a resource from texts, uploaded files and links',
    bodyKinds: FORM_DATA,
    body: resourceFields.extend({
      resource_files: resourceFileIds.describe("IDs of the current user's temporary files"),
      captions,
    }),
    reply: saved,
    errors: making,
    changesPages: true,
  }),
  editResource: endpoint({
    method: 'POST',
    path: '/v2/resource/edit/',
    summary:
      'Updates a resource of the current user; new files are added by ID, others are removed by `delete_resource_files`',
    bodyKinds: FORM_DATA,
    body: resourceFields.extend({
      id,
      resource_files: resourceFileIds.describe('IDs of newly uploaded temporary files only'),
      delete_resource_files: optionalField(repeatable(id)).describe('file_id of each file to remove'),
      captions,
      delete_captions: optionalField(repeatable(z.string().regex(/^\d{1,9} [a-z]{2,3}$/))).describe(
        'Captions to remove: the file_id of the video, a space and the language',
      ),
      order: resourceFileIds.describe(
        'file_id of all files after the edit, in order; not given: new files come last',
      ),
      revision,
    }),
    reply: saved,
    errors: [...making, 'ResourceNotFound', 'OrderIsNotOfFiles', 'ResourceChangedMeanwhile'],
    changesPages: true,
  }),
  getOwnResource: endpoint({
    method: 'GET',
    path: '/v2/resource/edit/',
    summary: 'Returns a resource of the current user as form values',
    query: z.object({ id }),
    reply: success(ownResource),
    errors: ['NotSignedIn', 'ResourceNotFound'],
  }),
  deleteResource: endpoint({
    method: 'POST',
    path: '/v2/resource/delete/',
    summary: 'Deletes a resource of the current user, with its files and reviews',
    bodyKinds: FORM_DATA,
    body: z.object({ id }),
    reply: messageReply,
    errors: ['NotSignedIn', 'ResourceNotFound'],
    changesPages: true,
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof resourceMakingContract> {}
}
