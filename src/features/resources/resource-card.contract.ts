import { z } from 'zod'
import { term } from '#contract/wire.ts'
import { PRIVACIES, RESOURCE_STATUSES } from './resource-values.contract.ts'

/** A term with its key, so that the page knows the icon that goes with it. */
const typeTerm = term.extend({ key: z.string() })

/** Who made a resource, as everyone may see them. */
export const creator = z.object({
  id: z.int(),
  name: z.string(),
  designation: z.string(),
  /** The address of a square picture; null without one. */
  picture: z.string().nullable(),
  followers: z.int(),
})
export type Creator = z.output<typeof creator>

/** A resource as lists show it. */
export const resourceCard = z.object({
  id: z.int(),
  /** The same as id (spec section 3). */
  resource_id: z.int(),
  resource_type_id: z.int().nullable(),
  type: typeTerm.nullable(),
  title: z.string(),
  /** Plain words. */
  summary: z.string(),
  /** BCP 47 */
  language: z.string(),
  age_groups: z.array(term),
  skills: z.array(term),
  /** Null for a former member. */
  created_by: creator.pick({ id: true, name: true }).nullable(),
  creator_id: z.int().nullable(),
  /** What the resource holds, each kind once, its first file's or link's kind first. */
  kinds: z.array(
    z.enum([
      'picture',
      'pdf',
      'word',
      'excel',
      'powerpoint',
      'audio',
      'video',
      'text',
      'youtube',
      'vimeo',
      'link',
    ]),
  ),
  files_count: z.int(),
  /** Pages of its PDFs; null where there are none or they are not counted yet. */
  page_count: z.int().nullable(),
  /** The first page, 480 px wide, else the drawing of its first skill. */
  picture: z.string(),
  /** Whether the picture is of a page, which is taller than wide. */
  is_page: z.boolean(),
  picture_alt: z.string(),
  likes_count: z.int(),
  shares_count: z.int(),
  is_liked: z.boolean(),
  is_bookmarked: z.boolean(),
  /** One decimal, 1 to 5; null before the first review. */
  rating: z.number().nullable(),
  rating_count: z.int(),
  privacy: z.enum(PRIVACIES),
  status: z.enum(RESOURCE_STATUSES),
  /** Hidden until a moderator has looked at it: its first links, or a watched word. */
  is_waiting: z.boolean(),
  /** ISO 8601 in UTC; null for a draft. */
  published_at: z.string().nullable(),
})
export type ResourceCard = z.output<typeof resourceCard>
