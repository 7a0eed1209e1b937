import type { WithRoles } from '#foundation/accounts/roles.contract.ts'
import type { Db } from '#platform/db/database.ts'
import { LINKS_UNTIL_KNOWN, type UnderReviewReason } from '../../admin-moderation.contract.ts'
import { WordNotAllowed } from '../moderation.errors.ts'
import type { Reportable } from '../reportable.ts'
import { watchedIn } from '../words/watched-in.ts'
import { selectWatchedWords } from '../words/words.queries.ts'
import { countPublished } from './under-review.queries.ts'

export type Maker = WithRoles & { id: number }

export interface Checked {
  viewer: Maker
  reportable: Pick<Reportable, 'kind' | 'countPublicLinked'>
  /** The id of the thing, if it already exists. */
  id?: number | undefined
  /** Plain text and link addresses. */
  texts: readonly string[]
  /** The texts that were public before: only what is new in `texts` is checked. */
  before?: readonly string[]
}

/**
 * Why a moderator must check something before others see it; null if it's fine. People with any role are trusted.
 * @throws WordNotAllowed
 */
export async function underReviewReason(tx: Db, checked: Checked): Promise<UnderReviewReason | null> {
  const { viewer, texts, before = [] } = checked
  if (viewer.roles.length > 0) return null
  const watched = await selectWatchedWords(tx)
  const stood = new Set(watchedIn(before, watched).map(({ word }) => word))
  const said = watchedIn(texts, watched).filter(({ word }) => !stood.has(word))
  const refused = said.find(({ action }) => action === 'refuse')
  if (refused) throw new WordNotAllowed(refused.word)
  if (said.length > 0) return 'word'
  const linked = linksIn(before)
  const isNewLink = [...linksIn(texts)].some((link) => !linked.has(link))
  return isNewLink && !(await isKnown(tx, checked)) ? 'first-link' : null
}

/** An address with a scheme or www, with a common top-level domain, or with a path. */
const LINK =
  /(?:https?:\/\/|www\.)[^\s<>"']+|(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+(?:(?:com|org|net|edu|gov|info|biz|xyz|site|online|shop|store|app|dev|link|club|blog|website|in|co|me|io|ai|tv|uk|ly|gg)(?![\p{L}\p{N}])|\p{L}{2,}\/)[^\s<>"']*/giu
/**
 * `Please come.in time` and `We play.In class…` only lack a space. No list is complete, and one false link only means a
 * review.
 */
const NO_SPACE =
  /^(?:\p{L}+\.(?:In|Me|Co)|\d+\.(?:in|me|co)|(?:ask|and|be|bring|call|come|day|do|for|fun|get|give|go|help|here|home|it|join|let|log|look|me|my|now|of|on|one|out|play|please|put|school|send|show|sign|sit|stay|take|tell|that|them|there|this|time|to|today|too|up|us|with|work|you)\.(?:in|me))[.,;:!?)\]}]*$/u
/** Invisible characters between letters. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const END = /(?<![.,;:!?)\]}।])[.,;:!?)\]}।]+$/u

/** Links and page addresses in plain text, each once, in comparable form. */
export function linksIn(texts: readonly string[]): Set<string> {
  const found = texts.flatMap((text) => text.normalize('NFKC').replace(UNSEEN, '').match(LINK) ?? [])
  return new Set(found.filter((link) => !NO_SPACE.test(link)).map(comparable))
}

function comparable(link: string): string {
  const bare = link.replace(END, '').toLowerCase()
  return bare
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '')
}

/** Whether a person's links need no review any more: enough of theirs are public, or moderators published them. */
async function isKnown(
  tx: Db,
  { viewer, reportable, id }: Pick<Checked, 'viewer' | 'reportable' | 'id'>,
): Promise<boolean> {
  if (viewer.roles.length > 0) return true
  const published = await countPublished(tx, { user_id: viewer.id, butKind: reportable.kind })
  if (published >= LINKS_UNTIL_KNOWN) return true
  const most = LINKS_UNTIL_KNOWN - published
  const linked = await reportable.countPublicLinked?.(tx, { user_id: viewer.id, butId: id ?? null, most })
  return (linked ?? 0) >= most
}

/** Whether links that the viewer writes would need a review, to say so beforehand. False for a visitor. */
export async function linksWait(
  db: Db,
  viewer: { id: number; roles?: Maker['roles'] } | null,
  reportable: Checked['reportable'],
): Promise<boolean> {
  if (!viewer) return false
  return !(await isKnown(db, {
    viewer: { id: viewer.id, roles: viewer.roles ?? [] },
    reportable,
    id: undefined,
  }))
}
