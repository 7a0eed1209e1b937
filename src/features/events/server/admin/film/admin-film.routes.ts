import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { adminFilmContract } from '../../../admin-film.contract.ts'
import { findManagedEvent } from '../find-managed-event.ts'
import { selectCaptionLanguages } from './event-captions.queries.ts'
import { removeFilm, saveFilm, setCaptions, takeCaptions } from './manage-film.ts'
import { findRecording } from './managed-film.queries.ts'

export function adminFilmRoutes({ serve, viewers }: RouteParts): void {
  serve(adminFilmContract.getManagedFilm, async ({ db, query, ...call }) => {
    const { form, id, can } = await findManagedEvent(db, await viewers.staff(call), query)
    const title = form.title_en || form.title_hi
    const captions = await selectCaptionLanguages(db, id)
    const { see_people } = can
    return { data: { title, film: await findRecording(db, id), captions, can: { see_people } } }
  })

  serve(adminFilmContract.saveFilm, async ({ db, body, now, ...call }) => {
    const { id, url, upload_id, minutes = 0, seconds = 0 } = body
    const film = { url, upload_id, seconds: minutes * 60 + seconds }
    const { hasLostCaptions } = await saveFilm(db, await viewers.staff(call), { id, film, now })
    const message = hasLostCaptions ? m.admin_video_saved_without_captions() : m.admin_video_saved()
    return { data: { message } }
  })

  serve(adminFilmContract.removeFilm, async ({ db, body, now, ...call }) => {
    await removeFilm(db, await viewers.staff(call), { id: body.id, now })
    return { data: { message: m.admin_video_removed() } }
  })

  serve(adminFilmContract.saveCaptions, async ({ db, body, now, ...call }) => {
    await setCaptions(db, await viewers.staff(call), { ...body, now })
    return { data: { message: m.admin_captions_saved() } }
  })

  serve(adminFilmContract.removeCaptions, async ({ db, body, now, ...call }) => {
    await takeCaptions(db, await viewers.staff(call), { ...body, now })
    return { data: { message: m.admin_captions_removed() } }
  })
}
