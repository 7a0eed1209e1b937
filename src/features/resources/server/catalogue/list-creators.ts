import { DEFAULT_LENGTH } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import { pageWindow } from '#platform/db/page-window.ts'
import { ALL_CREATORS, MOST_CREATORS } from '../../resource-card.contract.ts'
import type { Asking } from '../visible-resource.queries.ts'
import { selectCreators } from './library.queries.ts'

interface CreatorsWanted {
  search_query?: string | undefined
  page?: number | undefined
  /** -1: all, as far as decisions (Wire) allow. */
  length?: number | undefined
}

/** People with public resources, most resources first. */
export async function listCreators(
  db: Db,
  viewer: Asking,
  { search_query: words, page, length = DEFAULT_LENGTH }: CreatorsWanted,
) {
  const window = length === ALL_CREATORS ? { limit: MOST_CREATORS, offset: 0 } : pageWindow({ page, length })
  const { creators, total, isCapped } = await selectCreators(db, { words, viewer, ...window })
  return { data: creators, recordsTotal: total, recordsTotal_is_capped: isCapped }
}
