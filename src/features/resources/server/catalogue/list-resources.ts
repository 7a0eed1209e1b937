import { RECORDS_TOTAL_CAP, type TextLanguage } from '#contract/wire.ts'
import { countMatching } from '#foundation/catalogue/server/index.ts'
import { selectBlockedIds } from '#foundation/creators/server/index.ts'
import { parsedQuerySummary } from '#foundation/search-words/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { pageWindow } from '#platform/db/page-window.ts'
import { CursorNotFound } from '#platform/errors/cursor-not-found.ts'
import { DEFAULT_SORT, type ListType, type Sort } from '../../resource-card.contract.ts'
import type { ResourceFilters } from '../../resources.contract.ts'
import type { Asking } from '../visible-resource.queries.ts'
import { type Choice, choicesOf, LIBRARY } from './choices.queries.ts'
import { countOwn, selectOwnIds } from './own-list.queries.ts'
import { type ReadSearch, readOwnSearch, readSearch, withRead } from './read-search.queries.ts'
import { withCards } from './resource-card.queries.ts'
import { countListed, isCursor, type Page, selectListedIds } from './resource-list.queries.ts'

export interface ResourceListRequest {
  viewer: Asking
  type: ListType
  filters: ResourceFilters
  creator_id?: number | undefined
  own?: 'made' | 'drafts' | 'bookmarked' | undefined
  /** The sort order; by default relevance with search words, otherwise likes. */
  sort?: Sort | undefined
  isDescending?: boolean | undefined
  language: TextLanguage
  page: number
  length: number
  after?: number | undefined
}

interface Found {
  selectIds: (page: Page) => Promise<{ id: number }[]>
  read: ReadSearch | undefined
  total: number
  isCapped: boolean
}

/**
 * A page of the library, or of what a person created or bookmarked, and the total.
 * @throws CursorNotFound
 */
export async function listResources(db: Db, request: ResourceListRequest) {
  const { viewer, after, language, isDescending } = request
  const isPersonal = viewer !== null && (request.type === 2 || request.type === 4)
  const { selectIds, read, total, isCapped } = isPersonal
    ? await findMine(db, viewer, request)
    : await findListed(db, request)
  if (after !== undefined && !(await isCursor(db, viewer, after))) throw new CursorNotFound()
  const sort = request.sort ?? (read?.search ? 'relevance' : DEFAULT_SORT)
  const ids = await selectIds({ sort, isDescending, after, ...pageWindow(request) })
  return {
    data: await withCards(db, ids, { viewer, language }),
    recordsTotal: total,
    recordsTotal_is_capped: isCapped,
    is_near_match: read?.isNear ?? false,
    ...parsedQuerySummary(read, language),
  }
}

async function findListed(
  db: Db,
  {
    viewer,
    filters,
    creator_id,
    type,
  }: Pick<ResourceListRequest, 'viewer' | 'filters' | 'creator_id' | 'type'>,
): Promise<Found> {
  const ofCreator = type === 3 ? { creator_id } : {}
  const read = await readSearch(db, filters, choicesOf({}, ofCreator))
  const choices = choicesOf(withRead(filters, read), ofCreator)
  const search = read?.search
  // The list of one person shows their resources to everyone who opens it.
  const blocked = creator_id === undefined ? await selectBlockedIds(db, viewer) : []
  const matching =
    (await countMatching(db, LIBRARY, choices)) - (await countBlockedMatching(db, { choices, blocked }))
  const narrowed = { choices, matching, search, blocked }
  const found = { selectIds: (page: Page) => selectListedIds(db, narrowed, page), read }
  if (search && (choices.length > 0 || blocked.length > 0))
    return { ...found, ...(await countListed(db, narrowed)) }
  const counted = search
    ? { total: Math.min(search.ids.length, RECORDS_TOTAL_CAP), isCapped: search.isCapped }
    : { total: Math.min(matching, RECORDS_TOTAL_CAP), isCapped: matching > RECORDS_TOTAL_CAP }
  return { ...found, ...counted }
}

async function findMine(
  db: Db,
  viewer: { id: number },
  { filters, type, own }: ResourceListRequest,
): Promise<Found> {
  const mine = { viewer, own: type === 2 ? 'bookmarked' : (own ?? 'all') } as const
  const read = await readOwnSearch(db, filters, mine)
  const narrowed = { ...mine, choices: choicesOf(withRead(filters, read)), search: read?.search }
  const counted = await countOwn(db, narrowed)
  const selectIds = (page: Page) => selectOwnIds(db, { ...narrowed, total: counted.total }, page)
  return { selectIds, read, ...counted }
}

async function countBlockedMatching(
  db: Db,
  { choices, blocked }: { choices: readonly Choice[]; blocked: readonly number[] },
): Promise<number> {
  return blocked.length === 0
    ? 0
    : countMatching(db, LIBRARY, [...choices, { facet: 'creator', ids: blocked }])
}

/** How many resources of the library the filters find, and which words were left out for that. */
export async function countFoundResources(db: Db, viewer: Asking, filters: ResourceFilters) {
  const { read, total, isCapped } = await findListed(db, { viewer, filters, type: 1 })
  return {
    recordsTotal: total,
    recordsTotal_is_capped: isCapped,
    is_near_match: read?.isNear ?? false,
    left_out: read?.leftOut ?? [],
  }
}
