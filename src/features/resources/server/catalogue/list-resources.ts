import { RECORDS_TOTAL_CAP, type TextLanguage } from '#contract/wire.ts'
import { selectBlockedIds } from '#foundation/creators/server/index.ts'
import { searchReadingOf } from '#foundation/search-words/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { CursorNotFound } from '#platform/errors/cursor-not-found.ts'
import { DEFAULT_SORT, type ListType, type Sort } from '../../resource-card.contract.ts'
import type { ResourceFilters } from '../../resources.contract.ts'
import type { Asking } from '../find-visible-resource.queries.ts'
import { choicesOf } from './choices.queries.ts'
import { type Choice, countMatching } from './matching-ids.queries.ts'
import { isAmongMine, ownStreams } from './own-resources.queries.ts'
import { type ReadSearch, readOwnSearch, readSearch, withRead } from './read-search.queries.ts'
import {
  countSource,
  FEW,
  isCursor,
  listedSource,
  personalSource,
  type Source,
  selectResourceCards,
} from './resource-list.queries.ts'

export interface ResourceListRequest {
  viewer: Asking
  type: ListType
  filters: ResourceFilters
  creator_id?: number | undefined
  own?: 'made' | 'drafts' | 'bookmarked' | undefined
  /** Not given: what fits best when words were searched, else by likes. */
  sort?: Sort | undefined
  isDescending?: boolean | undefined
  language: TextLanguage
  page: number
  length: number
  after?: number | undefined
}

interface Found {
  source: Source
  read: ReadSearch | undefined
  total: number
  isCapped: boolean
}

/**
 * One page of the library, or of what somebody made or keeps, and how much there is of it.
 * @throws CursorNotFound
 */
export async function listResources(db: Db, request: ResourceListRequest) {
  const { viewer, page, length, after } = request
  const isPersonal = viewer !== null && (request.type === 2 || request.type === 4)
  const { source, read, total, isCapped } = isPersonal
    ? await findMine(db, viewer, request)
    : await findListed(db, request)
  if (after !== undefined && !(await isCursor(db, viewer, after))) throw new CursorNotFound()
  const sort = request.sort ?? (source.search ? 'relevance' : DEFAULT_SORT)
  return {
    data: await selectResourceCards(db, source, { ...request, sort, offset: (page - 1) * length }),
    recordsTotal: total,
    recordsTotal_is_capped: isCapped,
    is_near_match: read?.isNear ?? false,
    ...searchReadingOf(read, request.language),
  }
}

async function findListed(
  db: Db,
  { viewer, filters, creator_id, type }: ResourceListRequest,
): Promise<Found> {
  const ofCreator = type === 3 ? { creator_id } : {}
  const read = await readSearch(db, filters, choicesOf({}, ofCreator))
  const choices = choicesOf(withRead(filters, read), ofCreator)
  const search = read?.search
  // The list of one person shows what they made to whoever goes there.
  const blocked = creator_id === undefined ? await selectBlockedIds(db, viewer) : []
  const matching = (await countMatching(db, choices)) - (await countBlockedMatching(db, { choices, blocked }))
  const source = listedSource({ choices, matching, search, blocked })
  if (search && (choices.length > 0 || blocked.length > 0))
    return { source, read, ...(await countSource(db, source)) }
  const counted = search
    ? { total: Math.min(search.ids.length, RECORDS_TOTAL_CAP), isCapped: search.isCapped }
    : { total: Math.min(matching, RECORDS_TOTAL_CAP), isCapped: matching > RECORDS_TOTAL_CAP }
  return { source, read, ...counted }
}

async function findMine(
  db: Db,
  viewer: { id: number },
  { filters, type, own }: ResourceListRequest,
): Promise<Found> {
  const which = type === 2 ? 'bookmarked' : (own ?? 'all')
  const read = await readOwnSearch(db, filters, isAmongMine(viewer, which))
  const search = read?.search
  const choices = choicesOf(withRead(filters, read))
  const source = personalSource({ viewer, own: which, choices, search })
  const counted = await countSource(db, source)
  const isMuch = counted.total > FEW && !search && choices.length === 0
  const streams =
    isMuch && (which === 'all' || which === 'bookmarked') ? ownStreams(viewer, which) : undefined
  return { source: { ...source, ...(streams && { streams }) }, read, ...counted }
}

async function countBlockedMatching(
  db: Db,
  { choices, blocked }: { choices: readonly Choice[]; blocked: readonly number[] },
): Promise<number> {
  return blocked.length === 0 ? 0 : countMatching(db, [...choices, { facet: 'creator', ids: blocked }])
}
