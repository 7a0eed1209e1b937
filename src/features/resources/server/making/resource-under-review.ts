import { isTextLanguage } from '#contract/language.ts'
import type { UnderReviewReason } from '#foundation/moderation/admin-moderation.contract.ts'
import { type Maker, underReviewReason } from '#foundation/moderation/server/index.ts'
import { m } from '#messages/messages.js'
import type { Db } from '#platform/db/database.ts'
import { reportableResources } from '../admin/reportable-resources.queries.ts'
import { plainText } from './clean-html.ts'
import type { Made } from './made-of-fields.ts'
import { type PublicTexts, selectPublicTexts } from './public-texts.queries.ts'

interface Shown {
  /** Null for a new resource. */
  id: number | null
  made: Made
  /** Its image descriptions, also those that stay as they are. */
  alts: Iterable<string>
  /** The status it would have without a review. */
  status: string
}

/** Why a moderator must check a resource before everyone sees its current version; null if nobody has to. */
export async function underReviewReasonOfResource(
  tx: Db,
  viewer: Maker,
  { id, made, alts, status }: Shown,
): Promise<UnderReviewReason | null> {
  if (status !== 'published' || made.columns.privacy !== 'Everyone') return null
  const before = id === null ? undefined : await selectPublicTexts(tx, id)
  return underReviewReason(tx, {
    viewer,
    reportable: reportableResources,
    id: id ?? undefined,
    texts: textsOf({
      ...made.columns,
      links: made.links,
      short_texts: [...shortTextsOf(made), ...alts],
    }),
    before: before ? textsOf(before) : [],
  })
}

function textsOf(texts: PublicTexts): string[] {
  const { title, description, instruction, keywords, credit, short_texts, links } = texts
  const written = [...wordsAndLinks(description), ...wordsAndLinks(instruction)]
  return [title, ...written, ...keywords, credit, ...short_texts, ...links]
}

const shortTextsOf = ({ columns: { in_short, warning_note } }: Made): string[] =>
  [in_short, warning_note ?? {}].flatMap((text) => Object.values(text))

const HREF = / href="([^"]*)"/g

/** The address of a link isn't part of the text. */
const wordsAndLinks = (html: string): string[] => [
  plainText(html),
  ...Array.from(html.matchAll(HREF), ([, href = '']) => href),
]

/** Why it is hidden, as shown to the creator in the resource's language. Null: enough people reported it. */
export function hiddenReason(why: UnderReviewReason | null, language: string): string {
  const words = why === null ? m.resource_hidden_by_reports : REASONS[why]
  return words({}, { locale: isTextLanguage(language) ? language : 'en' })
}

const REASONS = { 'first-link': m.under_review_why_links, word: m.under_review_why_word }
