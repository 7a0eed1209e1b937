import { authorize, mayKeepTaxonomy, type Viewers } from '#foundation/accounts/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { renewVocabulary } from '#foundation/search-words/server/index.ts'
import { adminTaxonomyContract } from '#foundation/taxonomy/admin-taxonomy.contract.ts'
import {
  countTerms,
  getTerm,
  hideTerm,
  listTerms,
  mergeTerms,
  moveTerm,
  previewMerge,
  saveTerm,
} from '#foundation/taxonomy/server/index.ts'
import { m } from '#messages/messages.js'

/**
 * The lists that people choose from: terms are named in both languages, ordered, hidden and merged. Searches use the
 * changes immediately.
 */
export function taxonomyRoutes({ serve, viewers, features }: RouteParts): void {
  const followers = features.flatMap(({ termFollower }) => termFollower ?? [])
  const keeper = async (call: Parameters<Viewers['staff']>[0]) => {
    const viewer = await viewers.staff(call)
    authorize(mayKeepTaxonomy(viewer))
    return viewer
  }

  serve(adminTaxonomyContract.listTermLists, async ({ db, ...call }) => {
    await keeper(call)
    return { data: await countTerms(db) }
  })

  serve(adminTaxonomyContract.listTerms, async ({ db, query, ...call }) => {
    await keeper(call)
    return { data: await listTerms(db, query.list) }
  })

  serve(adminTaxonomyContract.getTerm, async ({ db, query, ...call }) => {
    await keeper(call)
    return { data: await getTerm(db, query) }
  })

  serve(adminTaxonomyContract.saveTerm, async ({ db, body, now, ...call }) => {
    const { list, id, ...fields } = body
    const saved = await saveTerm(db, await keeper(call), { list, id, fields, followers, now })
    await renewVocabulary(db, call.request.log)
    return { data: { message: m.admin_taxonomy_saved(), id: saved } }
  })

  serve(adminTaxonomyContract.moveTerm, async ({ db, body, now, ...call }) => {
    await moveTerm(db, await keeper(call), { ...body, now })
    await renewVocabulary(db, call.request.log)
    return { data: { message: m.admin_taxonomy_moved() } }
  })

  serve(adminTaxonomyContract.hideTerm, async ({ db, body, now, ...call }) => {
    await hideTerm(db, await keeper(call), { ...body, isHidden: true, now })
    await renewVocabulary(db, call.request.log)
    return { data: { message: m.admin_taxonomy_hidden() } }
  })

  serve(adminTaxonomyContract.showTerm, async ({ db, body, now, ...call }) => {
    await hideTerm(db, await keeper(call), { ...body, isHidden: false, now })
    await renewVocabulary(db, call.request.log)
    return { data: { message: m.admin_taxonomy_shown() } }
  })

  serve(adminTaxonomyContract.previewMerge, async ({ db, query, ...call }) => {
    await keeper(call)
    return { data: await previewMerge(db, query) }
  })

  serve(adminTaxonomyContract.mergeTerms, async ({ db, body, now, ...call }) => {
    const moved_count = await mergeTerms(db, await keeper(call), { ...body, followers, now })
    await renewVocabulary(db, call.request.log)
    return { data: { message: m.admin_taxonomy_merged({ count: moved_count }), moved_count } }
  })
}
