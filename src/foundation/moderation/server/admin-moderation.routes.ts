import { authorize, mayModerate } from '#foundation/accounts/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { pageWindow } from '#platform/db/page-window.ts'
import { adminModerationContract } from '../admin-moderation.contract.ts'
import { decideHeld } from './holding/decide-held.ts'
import { selectHeld } from './holding/select-held.ts'
import { reportablesOf } from './reportables-of.ts'
import { plainWords } from './words/plain-words.ts'
import { removeWord } from './words/remove-word.ts'
import { saveWords } from './words/save-words.ts'
import { selectWords } from './words/words.queries.ts'

/** For moderators: what waits for a look, and the words that are watched. */
export function adminModerationRoutes({ serve, viewers, features }: RouteParts): void {
  const reportables = reportablesOf(features)

  serve(adminModerationContract.listHeld, async ({ db, body, language, ...call }) => {
    authorize(mayModerate(await viewers.signedIn(call)))
    const { is_decided: isDecided = false } = body
    const { held, total } = await selectHeld(db, { reportables, isDecided, language, ...pageWindow(body) })
    return { data: held, recordsTotal: total, recordsTotal_is_capped: false }
  })

  serve(adminModerationContract.decideHeld, async ({ db, now, body, ...call }) => {
    const viewer = await viewers.signedIn(call)
    authorize(mayModerate(viewer))
    await decideHeld(db, viewer, { reportables, ...body, now })
    return {
      data: { message: body.decision === 'publish' ? m.admin_held_published() : m.admin_held_refused() },
    }
  })

  serve(adminModerationContract.listWords, async ({ db, body, ...call }) => {
    authorize(mayModerate(await viewers.signedIn(call)))
    const { search_query, language } = body
    const search = search_query ? plainWords(search_query) : undefined
    const { words, total } = await selectWords(db, { search, language, ...pageWindow(body) })
    return { data: words, recordsTotal: total, recordsTotal_is_capped: false }
  })

  serve(adminModerationContract.saveWords, async ({ db, now, body, ...call }) => {
    const viewer = await viewers.signedIn(call)
    authorize(mayModerate(viewer))
    const count = await saveWords(db, viewer, { ...body, now })
    return { data: { message: m.admin_words_saved({ count }) } }
  })

  serve(adminModerationContract.removeWord, async ({ db, now, body, ...call }) => {
    const viewer = await viewers.signedIn(call)
    authorize(mayModerate(viewer))
    await removeWord(db, viewer, { id: body.id, now })
    return { data: { message: m.admin_word_removed() } }
  })
}
