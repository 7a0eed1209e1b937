import { inShortOf } from '#foundation/easy-read/easy-read.contract.ts'
import { inShortValues, warningValues } from '#foundation/easy-read/server/index.ts'
import { warningsOf } from '#foundation/easy-read/warnings.contract.ts'
import { DEFAULT_ADD_TYPE, type MinutesToPrepare } from '../../resource-card.contract.ts'
import type { ResourceFields } from '../../resource-making.contract.ts'
import { LinkTooLong } from '../resources.errors.ts'
import type { resources } from '../resources.tables.ts'
import type { ChosenTerms } from './chosen-terms.queries.ts'
import { cleanHtml, summaryOf } from './clean-html.ts'

/** Characters of a link, after percent-encoding. */
const MOST_LINK_LETTERS = 2_000

/** Values that an edit keeps if it omits them. Other omitted lists and texts become empty. */
export type Kept = Pick<
  typeof resources.$inferSelect,
  'add_type' | 'privacy' | 'language' | 'licence' | 'has_rights'
>

/** Defaults of a new resource: without a choice of licence, all rights stay reserved. */
const NEW: Kept = {
  add_type: DEFAULT_ADD_TYPE,
  privacy: 'Everyone',
  language: 'en',
  licence: 'All rights reserved',
  has_rights: false,
}

/** The form's values as stored. */
export interface Made {
  columns: Kept & {
    resource_type_id: number | null
    title: string
    description: string
    instruction: string
    summary: string
    keywords: string[]
    credit: string
    minutes_to_prepare: MinutesToPrepare | null
  } & ReturnType<typeof inShortValues> &
    ReturnType<typeof warningValues>
  terms: ChosenTerms
  links: string[]
}

export function madeOfFields(fields: ResourceFields, kept: Kept = NEW): Made {
  const description = cleanHtml(fields.description ?? '')
  const resource_type_id = fields.resource_type_id ?? null
  return {
    columns: {
      add_type: fields.add_type ?? kept.add_type,
      privacy: fields.privacy ?? kept.privacy,
      language: fields.language ?? kept.language,
      licence: fields.licence ?? kept.licence,
      has_rights: fields.has_rights ?? kept.has_rights,
      resource_type_id,
      title: fields.title,
      description,
      instruction: cleanHtml(fields.instruction ?? ''),
      summary: summaryOf(description),
      keywords: once((fields.keywords ?? []).filter((word) => word !== undefined && word !== '')) as string[],
      credit: fields.credit ?? '',
      minutes_to_prepare: fields.minutes_to_prepare ?? null,
      ...inShortValues(inShortOf(fields)),
      ...warningValues(warningsOf(fields)),
    },
    terms: {
      resource_type_id,
      skill_ids: once(fields.skills ?? []),
      tag_ids: once(fields.tags ?? []),
      age_group_ids: once(fields.age_groups ?? []),
    },
    links: once((fields.resource_links ?? []).filter((url) => url !== '').map(webAddressOf)),
  }
}

/** A link as browsers parse it: it starts with http and has no characters that break a database or page. */
function webAddressOf(url: string): string {
  const { href } = new URL(url)
  if (href.length > MOST_LINK_LETTERS) throw new LinkTooLong()
  return href
}

const once = <T>(list: readonly T[]): T[] => [...new Set(list)]
