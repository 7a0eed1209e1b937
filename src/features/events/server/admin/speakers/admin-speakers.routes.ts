import { authorize, mayKeepSpeakers, type Viewers } from '#foundation/accounts/server/index.ts'
import {
  deleteContentPicture,
  removeContent,
  removeContentPicture,
  setContentPicture,
} from '#foundation/content/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { exactTotal } from '#platform/db/counts.ts'
import { pageWindow } from '#platform/db/page-window.ts'
import { adminSeriesContract } from '../../../admin-series.contract.ts'
import { adminSpeakersContract } from '../../../admin-speakers.contract.ts'
import { speakerPicture } from '../../speaker-picture.ts'
import { NoSpeakerPicture } from '../admin-choices.errors.ts'
import { ACCOUNT_LOOKS } from '../people/find-account.ts'
import { findSeries, saveSeries, seriesContent } from './save-series.ts'
import { saveSpeaker } from './save-speaker.ts'
import { selectEventsOfSeries, selectSeries } from './series.queries.ts'
import { findSpeaker, speakerContent } from './speaker-content.ts'
import { selectEventsOfSpeaker, selectSpeakers } from './speakers.queries.ts'

export function adminSpeakersRoutes({ serve, viewers, limits, uploads }: RouteParts): void {
  serve(adminSpeakersContract.listSpeakers, async ({ db, body, language, ...call }) => {
    await keeper(call)
    const { search_query: search, ...asked } = body
    const wanted = { search, order: asked, language, ...pageWindow(asked) }
    const { speakers, total } = await selectSpeakers(db, wanted)
    const data = speakers.map((speaker) => ({ ...speaker, picture: speakerPicture(speaker.picture) }))
    return { data, ...exactTotal(total) }
  })

  serve(adminSpeakersContract.getManagedSpeaker, async ({ db, query: { id }, language, ...call }) => {
    const { form, revision, picture } = await findSpeaker(db, await keeper(call), { id })
    const events = await selectEventsOfSpeaker(db, { id, language })
    return { data: { ...form, id, revision, picture: speakerPicture(picture), events } }
  })

  serve(adminSpeakersContract.saveSpeaker, async ({ db, body, now, ...call }) => {
    const viewer = await keeper(call)
    if (body.email) await limits.take(ACCOUNT_LOOKS, String(viewer.id))
    const id = await saveSpeaker(db, viewer, { fields: body, now })
    return { data: { message: m.admin_speaker_saved(), id } }
  })

  serve(adminSpeakersContract.removeSpeaker, async ({ db, body, now, ...call }) => {
    const { picture } = await removeContent(db, speakerContent, { ...body, viewer: await keeper(call), now })
    await deleteContentPicture(speakerContent, uploads, picture)
    return { data: { message: m.admin_speaker_removed() } }
  })

  serve(adminSpeakersContract.setSpeakerPicture, async ({ db, body: { id, upload_id }, now, ...call }) => {
    const viewer = await keeper(call)
    if (upload_id === undefined) throw new NoSpeakerPicture()
    await setContentPicture(db, speakerContent, { id, upload_id, viewer, uploads, now })
    return { data: { message: m.admin_speaker_picture_saved() } }
  })

  serve(adminSpeakersContract.removeSpeakerPicture, async ({ db, body, now, ...call }) => {
    const viewer = await keeper(call)
    await removeContentPicture(db, speakerContent, { ...body, viewer, uploads, now })
    return { data: { message: m.admin_speaker_picture_removed() } }
  })

  serve(adminSeriesContract.listSeries, async ({ db, body, language, ...call }) => {
    await keeper(call)
    const { search_query: search, ...asked } = body
    const wanted = { search, order: asked, language, ...pageWindow(asked) }
    const { series, total } = await selectSeries(db, wanted)
    return { data: series, ...exactTotal(total) }
  })

  serve(adminSeriesContract.getManagedSeries, async ({ db, query: { id }, language, ...call }) => {
    const { form } = await findSeries(db, await keeper(call), { id })
    return { data: { id, ...form, events: await selectEventsOfSeries(db, { id, language }) } }
  })

  serve(adminSeriesContract.saveSeries, async ({ db, body, now, ...call }) => {
    const id = await saveSeries(db, await keeper(call), { fields: body, now })
    return { data: { message: m.admin_series_saved(), id } }
  })

  serve(adminSeriesContract.removeSeries, async ({ db, body, now, ...call }) => {
    await removeContent(db, seriesContent, { ...body, viewer: await keeper(call), now })
    return { data: { message: m.admin_series_removed() } }
  })

  async function keeper(call: Parameters<Viewers['staff']>[0]) {
    const viewer = await viewers.staff(call)
    authorize(mayKeepSpeakers(viewer))
    return viewer
  }
}
