import { z } from 'zod'
import { nameInAddress } from '#contract/name-in-address.ts'
import { term } from '#contract/wire.ts'

export const PRIVACIES = ['Everyone', 'Only me'] as const
export type Privacy = (typeof PRIVACIES)[number]

export const RESOURCE_STATUSES = ['draft', 'published', 'hidden'] as const
export type ResourceStatus = (typeof RESOURCE_STATUSES)[number]

/** How a resource is made: 1 write a text, 2 upload files, 3 link or video. */
export const ADD_TYPES = [1, 2, 3] as const
export type AddType = (typeof ADD_TYPES)[number]
/** A new resource starts with uploading files. */
export const DEFAULT_ADD_TYPE: AddType = 2

export const LICENCES = ['CC BY 4.0', 'CC BY-SA 4.0', 'CC0 1.0', 'All rights reserved'] as const
export type Licence = (typeof LICENCES)[number]

/**
 * What a list contains: 1 all, 2 bookmarked by me, 3 by a creator, 4 my resources, both created and bookmarked by me.
 */
export const LIST_TYPES = [1, 2, 3, 4] as const
export type ListType = (typeof LIST_TYPES)[number]
/** Related resources on a resource's page. */
export const RELATED_LENGTH = 6
/** Resources per page of a creator's list. */
export const CREATOR_LENGTH = 5

/** The length that requests the whole list of creators, 1,000 at most. */
export const ALL_CREATORS = -1
export const MOST_CREATORS = 1_000

export const SORTS = ['likes', 'newest', 'rating', 'title'] as const
export type Sort = (typeof SORTS)[number]
/** Most liked first by default. */
export const DEFAULT_SORT: Sort = 'likes'

/** The facets that lists can be filtered by. */
export const FACETS = ['age_group', 'skill', 'tag', 'type', 'creator'] as const
export type Facet = (typeof FACETS)[number]

/** Minutes to get a resource ready before a child can use it: cutting out, laminating, gathering things. */
export const MINUTES_TO_PREPARE = [0, 5, 15, 30, 60] as const
export type MinutesToPrepare = (typeof MINUTES_TO_PREPARE)[number]

export const SHARE_CHANNELS = ['device', 'copy', 'whatsapp', 'qr'] as const
export type ShareChannel = (typeof SHARE_CHANNELS)[number]

export const MOST_TITLE_LETTERS = 300
/** Characters of description or instruction, including their HTML tags. */
export const MOST_TEXT_LETTERS = 20_000
export const MOST_KEYWORDS = 20
export const MOST_KEYWORD_LETTERS = 60
/** The most characters the field accepts, so that exceeding the limits can be explained. */
export const MOST_KEYWORDS_TYPED = MOST_KEYWORDS * MOST_KEYWORD_LETTERS
/** Limits per resource. */
export const MOST_FILES = 10
export const MOST_LINKS = 10
/** The largest size of a caption file. */
export const MOST_CAPTION_BYTES = 1024 * 1024
export const MOST_ALT_LETTERS = 500
/** Reviews per page. */
export const REVIEWS_LENGTH = 10
/** Characters of a review. */
export const MOST_COMMENT_LETTERS = 2_000
/** The initial rating of a new review. */
export const DEFAULT_RATING = 5

/** Which resources the administration lists. */
export const SHOWN_RESOURCES = ['all', 'reported', 'hidden', 'dead-links'] as const
export type ShownResources = (typeof SHOWN_RESOURCES)[number]
/** Characters of the reason for hiding or restoring a resource. */
export const MOST_REASON_LETTERS = 500

/** Their kinds in reports and moderation. */
export const RESOURCE_KIND = 'resource'
export const RESOURCE_REVIEW_KIND = 'resource-review'

/** The page of a resource. With any other title it redirects here. */
export function resourceAddress({ id, title }: { id: number; title: string }, page = ''): string {
  return `/resource/${titleInAddress(title)}/${id}${page}`
}

/** The title of a resource in its address. */
export const titleInAddress = (title: string): string => nameInAddress(title, 'resource')

/** A term with its key, which determines its icon. */
const typeTerm = term.extend({ key: z.string() })

/** The creator of a resource, as everyone may see them. */
export const creator = z.object({
  id: z.int(),
  name: z.string(),
  designation: z.string(),
  /** The address of a square picture; null without one. */
  picture: z.string().nullable(),
  followers: z.int(),
})
export type Creator = z.output<typeof creator>

/** A resource as shown in lists. */
export const resourceCard = z.object({
  id: z.int(),
  /** Same as `id`; the name that existing clients use. */
  resource_id: z.int(),
  resource_type_id: z.int().nullable(),
  type: typeTerm.nullable(),
  title: z.string(),
  /** Plain text. */
  summary: z.string(),
  /** BCP 47 */
  language: z.string(),
  age_groups: z.array(term),
  skills: z.array(term),
  /** Null for a former member. */
  created_by: creator.pick({ id: true, name: true }).nullable(),
  creator_id: z.int().nullable(),
  /** What the resource contains, each kind once, starting with the kind of its first file or link. */
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
  /** Total pages of its PDFs; null if it has none or they aren't counted yet. */
  page_count: z.int().nullable(),
  /** The first page, 480 px wide, or the illustration of its first skill. */
  picture: z.string(),
  /** Whether the picture is of a page, which is taller than it is wide. */
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
  /** Hidden until a moderator has checked it: the account's first links, or a watched word. */
  is_waiting: z.boolean(),
  /** ISO 8601 in UTC; null for a draft. */
  published_at: z.string().nullable(),
})
export type ResourceCard = z.output<typeof resourceCard>
