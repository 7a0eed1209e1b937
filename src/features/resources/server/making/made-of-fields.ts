import { inShortOf } from '#foundation/easy-read/easy-read.contract.ts'
import { inShortValues, warningValues } from '#foundation/easy-read/server/index.ts'
import { warningsOf } from '#foundation/easy-read/warnings.contract.ts'
import { DEFAULT_ADD_TYPE, type MinutesToPrepare } from '../../resource-card.contract.ts'
import type { ResourceFields } from '../../resource-making.contract.ts'
import { LinkTooLong } from '../resources.errors.ts'
import type { resources } from '../resources.tables.ts'
import type { ChosenTerms } from './chosen-terms.queries.ts'
import { cleanHtml, summaryOf } from './clean-html.ts'

/** The most letters of a link, with letters of other scripts encoded. */
const MOST_LINK_LETTERS = 2_000

/** What an edit that doesn't say otherwise leaves as it was. A list or text that is not given is empty. */
export type Kept = Pick<
  typeof resources.$inferSelect,
  'add_type' | 'privacy' | 'language' | 'licence' | 'has_rights'
>

/** Nobody who forgets to say so gives away what is theirs. */
const NEW: Kept = {
  add_type: DEFAULT_ADD_TYPE,
  privacy: 'Everyone',
  language: 'en',
  licence: 'All rights reserved',
  has_rights: false,
}

/** What was filled in as it is kept. */
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

/** A link as browsers understand it. It begins with http and holds nothing that a database or page trips over. */
function webAddressOf(url: string): string {
  const { href } = new URL(url)
  if (href.length > MOST_LINK_LETTERS) throw new LinkTooLong()
  return href
}

const once = <T>(list: readonly T[]): T[] => [...new Set(list)]
