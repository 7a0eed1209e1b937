import { z } from 'zod'
import { captionsLanguage, cue } from '#contract/captions.ts'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import { id, length, listOf, optionalField, page, success, term } from '#contract/wire.ts'
import { easyRead } from '#foundation/easy-read/easy-read.contract.ts'
import { contentWarnings } from '#foundation/easy-read/warnings.contract.ts'
import { fileKind } from '#foundation/uploads/uploads.contract.ts'
import { ADD_TYPES, creator, LICENCES, MINUTES_TO_PREPARE, resourceCard } from './resource-card.contract.ts'

/** The result of a worksheet's print check. */
export const printFacts = z.object({
  page_count: z.int(),
  /** Width of the first page in millimetres. */
  page_width: z.number(),
  page_height: z.number(),
  /** Prints on A4 without being scaled down. */
  fits_a4: z.boolean(),
  /** Null if not every page was checked and those that were have no colour. */
  has_colour: z.boolean().nullable(),
})
export type PrintFacts = z.output<typeof printFacts>

export const resourceFile = z.object({
  id: z.int(),
  /** The id of the upload. */
  file_id: z.int(),
  is_resource_file: z.literal(true),
  name: z.string(),
  kind: fileKind,
  media_type: z.string(),
  /** In bytes. */
  size: z.int(),
  /** The image description. */
  alt: z.string(),
  /** The address for logged-in people; `?download=1` saves the file. Null for a visitor. */
  address: z.string().nullable(),
  /**
   * Address of the page images, with `{page}` for the page number; the first page's is public. Null if there are
   * none.
   */
  page_images: z.string().nullable(),
  drawn_pages: z.int(),
  print: printFacts.nullable(),
  /** The grey copy of a PDF with colour. Null for a visitor. */
  grey_address: z.string().nullable(),
  captions: z.array(z.object({ language: z.string(), address: z.string() })),
  /**
   * The host of an external viewer that can show it; people are told before they go there. Null for a visitor, if
   * none is configured, and if the file isn't public.
   */
  external_viewer: z.string().nullable(),
})
export type ResourceFile = z.output<typeof resourceFile>

export const resourceLink = z.object({
  id: z.int(),
  url: z.string(),
  kind: z.enum(['youtube', 'vimeo', 'link']),
  /** The video's id at its host. */
  video_id: z.string().nullable(),
  /** Whether several checks in a row found nothing there. */
  is_dead: z.boolean(),
})
export type ResourceLink = z.output<typeof resourceLink>

export const resourceDetails = resourceCard.extend({
  add_type: z.literal(ADD_TYPES),
  /** Sanitised HTML. */
  description: z.string(),
  /** Sanitised HTML: how to use it. */
  instruction: z.string(),
  easy_read: easyRead,
  /** Warnings about its files and videos. */
  content_warnings: contentWarnings,
  keywords: z.array(z.string()),
  licence: z.enum(LICENCES),
  credit: z.string(),
  /** Null if not stated. */
  minutes_to_prepare: z.literal(MINUTES_TO_PREPARE).nullable(),
  tags: z.array(term),
  created_by: creator.nullable(),
  is_creator_followed: z.boolean(),
  is_user_rated: z.boolean(),
  resource_files: z.array(resourceFile),
  resource_links: z.array(resourceLink),
  bookmarks_count: z.int(),
  /** ISO 8601 in UTC */
  updated_at: z.string(),
  /** Why it is hidden, for its creator and moderators. */
  hidden_reason: z.string().nullable(),
  is_reported: z.boolean(),
  /** What the viewer may do. */
  can: z.object({ edit: z.boolean(), follow: z.boolean(), review: z.boolean(), report: z.boolean() }),
})
export type ResourceDetails = z.output<typeof resourceDetails>

export const resourceDetailsContract = {
  getResourceDetails: endpoint({
    method: 'GET',
    path: '/resources/public/details/',
    summary: 'Returns the details of a resource',
    query: z.object({ id }),
    reply: success(resourceDetails),
    errors: ['ResourceNotFound'],
  }),
  listRelatedResources: endpoint({
    method: 'GET',
    path: '/v2/resource/related/list/',
    summary: 'Lists resources with the same skills, tags or age groups, closest match first',
    query: z.object({ id, page: optionalField(page), length: optionalField(length) }),
    reply: listOf(resourceCard),
    errors: ['ResourceNotFound'],
  }),
  getResourceTranscript: endpoint({
    method: 'GET',
    path: '/v2/resource/transcript/',
    summary: 'Returns the transcript of a video, from its captions in one language',
    query: z.object({ id: id.describe('ID of the file: resource_files.id'), language: captionsLanguage }),
    reply: success(z.array(cue)),
    errors: ['NotSignedIn', 'UploadNotFound', 'CaptionsNotFound'],
  }),
  signUrlForViewer: endpoint({
    method: 'POST',
    path: '/v2/resource/external-viewer/',
    summary:
      'Returns an address, valid for 10 minutes, at which an external viewer shows a PowerPoint file of a public resource',
    bodyKinds: FORM_DATA,
    body: z.object({ id: id.describe('ID of the file: resource_files.id') }),
    reply: success(z.object({ url: z.string() })),
    errors: ['NotSignedIn', 'UploadNotFound'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof resourceDetailsContract> {}
}
