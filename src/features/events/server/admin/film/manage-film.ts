import { filmOfAddress } from '#contract/film-address.ts'
import { recordChange } from '#foundation/audit/server/index.ts'
import { claimUpload, fileAddress, letGoOfUpload } from '#foundation/uploads/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { ManagedFilm } from '../../../admin-film.contract.ts'
import { FilmNotThere } from '../../film/film.errors.ts'
import { FileIsNoVideo, FilmAddressUnknown, FilmLengthMissing } from '../admin-events.errors.ts'
import { changeManagedEvent } from '../editing/event-content.ts'
import type { Organiser } from '../find-managed-event.ts'
import {
  deleteCaptions,
  deleteRecording,
  endWatching,
  findRecording,
  writeRecording,
} from './managed-film.queries.ts'
import { removeCaptions, saveCaptions } from './save-captions.ts'

/** What browsers play. The form has already warned about HEVC, which some can't play. */
const PLAYED: ReadonlySet<string> = new Set(['video/mp4', 'video/webm'])

interface GivenFilm {
  url: string | undefined
  upload_id: number | undefined
  seconds: number
}
interface Of {
  id: number
  now: Date
}

/**
 * Adds or replaces the recording. Another recording loses the captions of the one before.
 * @throws EventNotFound, EventIsCancelled, NotAllowed, FilmAddressUnknown, FilmLengthMissing, UploadNotFound,
 * FileIsNoVideo
 */
export async function saveFilm(
  db: Db,
  viewer: Organiser,
  of: Of & { film: GivenFilm },
): Promise<{ hasLostCaptions: boolean }> {
  const { id, film, now } = of
  return changeManagedEvent(db, viewer, { id }, async (tx) => {
    const before = await findRecording(tx, id)
    const source = await sourceOf(tx, viewer, { film, before, now })
    if (film.seconds < 1) throw new FilmLengthMissing()
    const isReplaced = before !== null && before.url !== source.url
    if (isReplaced) await letGoOfFile(tx, before, now)
    // Under another film they would be wrong for exactly those who rely on them.
    const hasLostCaptions = isReplaced && (await deleteCaptions(tx, id))
    if (isReplaced && isAnother(before, source, film.seconds)) await endWatching(tx, { event_id: id, now })
    await writeRecording(tx, { event_id: id, ...source, duration_seconds: film.seconds, now })
    const words = { url: before?.url ?? null }
    const after = { url: source.url }
    await recordChange(tx, { viewer, action: 'film-set', kind: 'event', id, before: words, after, now })
    return { hasLostCaptions }
  })
}

/** @throws EventNotFound, EventIsCancelled, NotAllowed, FilmNotThere */
export async function removeFilm(db: Db, viewer: Organiser, { id, now }: Of): Promise<void> {
  await changeManagedEvent(db, viewer, { id }, async (tx) => {
    const before = await findRecording(tx, id)
    if (!before) throw new FilmNotThere()
    await endWatching(tx, { event_id: id, now })
    await deleteRecording(tx, id)
    await letGoOfFile(tx, before, now)
    await recordChange(tx, { viewer, action: 'film-removed', kind: 'event', id, now })
  })
}

/** @throws EventNotFound, EventIsCancelled, NotAllowed, FilmNotThere, CaptionsNotReadable, CaptionsAreEmpty */
export async function setCaptions(
  db: Db,
  viewer: Organiser,
  { id, language, captions, now }: Of & { language: string; captions: string },
): Promise<void> {
  await changeManagedEvent(db, viewer, { id }, async (tx) => {
    if (!(await findRecording(tx, id))) throw new FilmNotThere()
    await saveCaptions(tx, { event_id: id, language, file: captions })
    await recordChange(tx, { viewer, action: 'captions-set', kind: 'event', id, after: { language }, now })
  })
}

/** @throws EventNotFound, EventIsCancelled, NotAllowed, CaptionsNotFound */
export async function takeCaptions(
  db: Db,
  viewer: Organiser,
  { id, language, now }: Of & { language: string },
): Promise<void> {
  await changeManagedEvent(db, viewer, { id }, async (tx) => {
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

type Source = Pick<NonNullable<ManagedFilm['film']>, 'kind' | 'url'>

/** A recording of our own that stays needs no new address. */
async function sourceOf(
  tx: Db,
  viewer: Organiser,
  { film, before, now }: { film: GivenFilm; before: Source | null; now: Date },
): Promise<Source> {
  if (film.upload_id !== undefined) {
    const [file] = await claimUpload(tx, { userId: viewer.id, fileIds: [film.upload_id], now })
    if (!file || !PLAYED.has(file.media_type.split(';')[0] ?? '')) throw new FileIsNoVideo()
    return { kind: 'file', url: fileAddress(file) }
  }
  if (film.url === undefined && before?.kind === 'file') return { kind: 'file', url: before.url }
  const known = filmOfAddress(film.url ?? '')
  if (!known || film.url === undefined) throw new FilmAddressUnknown()
  return { kind: known.kind, url: film.url }
}

/** The same recording can get another address or, encoded again, another file: it is as long as before. */
function isAnother(before: NonNullable<ManagedFilm['film']>, after: Source, seconds: number): boolean {
  const [old, given] = [filmOfAddress(before.url), filmOfAddress(after.url)]
  const isSameVideo = old !== null && old.kind === given?.kind && old.video === given.video
  return !isSameVideo && before.minutes * 60 + before.seconds !== seconds
}

async function letGoOfFile(tx: Db, { kind, url }: Source, now: Date): Promise<void> {
  if (kind === 'file') await letGoOfUpload(tx, { address: url, now })
}
