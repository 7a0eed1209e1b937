import { authorize, mayKeepSearchWords, type Viewers } from '#foundation/accounts/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { exactTotal } from '#platform/db/counts.ts'
import { pageWindow } from '#platform/db/page-window.ts'
import { adminSearchWordsContract } from '../../admin-search-words.contract.ts'
import { renewVocabulary } from '../query/known-vocabulary.ts'
import { removeSearchWords, restoreSearchWords } from './remove-search-words.ts'
import { saveSearchWords } from './save-search-words.ts'
import { NoSuchWordGroup } from './search-words.errors.ts'
import { selectGroup, selectGroups } from './search-words.queries.ts'

/** Administrators' calls about synonyms for the search. */
export function searchWordsRoutes({ serve, viewers }: RouteParts): void {
  const keeper = async (call: Parameters<Viewers['staff']>[0]) => {
    const viewer = await viewers.staff(call)
    authorize(mayKeepSearchWords(viewer))
    return viewer
  }

  serve(adminSearchWordsContract.listSearchWords, async ({ db, body, ...call }) => {
    await keeper(call)
    const { search_query: search, state = 'kept' } = body
    const { groups, total } = await selectGroups(db, {
      search,
      isRemoved: state === 'removed',
      ...pageWindow(body),
    })
    return { data: groups, ...exactTotal(total) }
  })

  serve(adminSearchWordsContract.getSearchWords, async ({ db, query, ...call }) => {
    await keeper(call)
    const group = await selectGroup(db, query.id)
    if (!group) throw new NoSuchWordGroup()
    return { data: group }
  })

  serve(adminSearchWordsContract.saveSearchWords, async ({ db, now, body, ...call }) => {
    const id = await saveSearchWords(db, await keeper(call), { id: undefined, ...body, now })
    await renewVocabulary(db, call.request.log)
    return { data: { message: m.search_words_saved(), id } }
  })

  serve(adminSearchWordsContract.removeSearchWords, async ({ db, now, body, ...call }) => {
    await removeSearchWords(db, await keeper(call), { ...body, now })
    await renewVocabulary(db, call.request.log)
    return { data: { message: m.search_words_removed() } }
  })

  serve(adminSearchWordsContract.restoreSearchWords, async ({ db, now, body, ...call }) => {
    await restoreSearchWords(db, await keeper(call), { ...body, now })
    await renewVocabulary(db, call.request.log)
    return { data: { message: m.search_words_restored() } }
  })
}
