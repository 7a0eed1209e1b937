import { authorize } from '#foundation/accounts/server/index.ts'
import { recordChange } from '#foundation/audit/server/index.ts'
import { claimUpload, fileAddress } from '#foundation/uploads/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { filmOfAddress } from '../../film-address.contract.ts'
import { EventIsCancelled } from '../events.errors.ts'
import { FilmNotThere } from '../film/film.errors.ts'
import { FileIsNoVideo, FilmAddressUnknown, FilmLengthMissing } from './admin-events.errors.ts'
import { findManagedEvent, type Organiser } from './find-managed-event.ts'
import { deleteRecording, findRecording, writeRecording } from './managed-film.queries.ts'
import { removeCaptions, saveCaptions } from './save-captions.ts'

interface GivenFilm {
  url: string | undefined
  upload_id: number | undefined
  seconds: number
}
interface Of {
  id: number
  now: Date
}

/** @throws EventNotFound, EventIsCancelled, NotAllowed, FilmAddressUnknown, FilmLengthMissing, UploadNotFound, FileIsNoVideo */
export async function saveFilm(db: Db, viewer: Organiser, of: Of & { film: GivenFilm }): Promise<void> {
  const { id, film, now } = of
  await change(db, viewer, { id }, async (tx) => {
    const source = await sourceOf(tx, viewer, { film, now })
    if (film.seconds < 1) throw new FilmLengthMissing()
    const before = await findRecording(tx, id)
    await writeRecording(tx, { event_id: id, ...source, duration_seconds: film.seconds, now })
    const words = { url: before?.url ?? null }
    const after = { url: source.url }
    await recordChange(tx, { viewer, action: 'film-set', kind: 'event', id, before: words, after, now })
  })
}

/** @throws EventNotFound, EventIsCancelled, NotAllowed, FilmNotThere */
export async function removeFilm(db: Db, viewer: Organiser, { id, now }: Of): Promise<void> {
  await change(db, viewer, { id }, async (tx) => {
    if (!(await deleteRecording(tx, id))) throw new FilmNotThere()
    await recordChange(tx, { viewer, action: 'film-removed', kind: 'event', id, now })
  })
}

/** @throws EventNotFound, EventIsCancelled, NotAllowed, FilmNotThere, CaptionsNotReadable, CaptionsAreEmpty */
export async function setCaptions(
  db: Db,
  viewer: Organiser,
  { id, language, captions, now }: Of & { language: string; captions: string },
): Promise<void> {
  await change(db, viewer, { id }, async (tx) => {
    if (!(await findRecording(tx, id))) throw new FilmNotThere()
    await saveCaptions(tx, { event_id: id, language, vtt: captions.replaceAll('\r\n', '\n') })
    await recordChange(tx, { viewer, action: 'captions-set', kind: 'event', id, after: { language }, now })
  })
}

/** @throws EventNotFound, EventIsCancelled, NotAllowed, CaptionsNotFound */
export async function takeCaptions(
  db: Db,
  viewer: Organiser,
  { id, language, now }: Of & { language: string },
): Promise<void> {
  await change(db, viewer, { id }, async (tx) => {
    await removeCaptions(tx, { event_id: id, language })
    await recordChange(tx, {
      viewer,
      action: 'captions-removed',
      kind: 'event',
      id,
      before: { language },
      now,
    })
  })
}

async function change(
  db: Db,
  viewer: Organiser,
  { id }: { id: number },
  work: (tx: Db) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { can, publication } = await findManagedEvent(tx, viewer, { id, isLocked: true })
    if (publication === 'cancelled') throw new EventIsCancelled()
    authorize(can.edit)
    await work(tx)
  })
}

async function sourceOf(
  tx: Db,
  viewer: Organiser,
  { film, now }: { film: GivenFilm; now: Date },
): Promise<{ kind: 'youtube' | 'vimeo' | 'file'; url: string }> {
  if (film.upload_id === undefined) {
    const known = filmOfAddress(film.url ?? '')
    if (!known || film.url === undefined) throw new FilmAddressUnknown()
    return { kind: known.kind, url: film.url }
  }
  const [file] = await claimUpload(tx, { userId: viewer.id, fileIds: [film.upload_id], now })
  if (file?.kind !== 'video') throw new FileIsNoVideo()
  return { kind: 'file', url: fileAddress(file) }
}
