import type { Cue } from '#contract/captions.ts'
import { filmOfAddress } from '#contract/film-address.ts'
import type { Viewer } from '#foundation/accounts/server/index.ts'
import { CaptionsNotFound } from '#platform/captions/captions.errors.ts'
import { readCaptions } from '#platform/captions/read-captions.ts'
import type { Db } from '#platform/db/database.ts'
import { eventAbilities } from '../../admin-events.policy.ts'
import type { FilmCaptions, FilmSource, WatchProgress } from '../../event-watch.contract.ts'
import { findCaptions, selectCaptionLanguages } from '../admin/film/event-captions.queries.ts'
import { attendanceOf } from '../attendance/attendance.queries.ts'
import { FilmNotThere } from './film.errors.ts'
import { type Film, findFilm, findOrganisedFilm, isFilmOf, selectFilmBytes } from './find-film.queries.ts'
import { selectWatched } from './watch-progress.queries.ts'

type Person = Pick<Viewer, 'id'>

interface FilmToWatch {
  source: FilmSource
  captions: FilmCaptions[]
  progress: WatchProgress
}

/** @throws EventNotFound, FilmNotThere, NotRegisteredForEvent */
export async function getFilm(
  db: Db,
  viewer: Person,
  { event_id, now }: { event_id: number; now: Date },
): Promise<FilmToWatch> {
  const of = { event_id, user_id: viewer.id }
  const film = await findFilm(db, { ...of, now })
  const languages = await selectCaptionLanguages(db, event_id)
  return {
    source: await sourceOf(db, film),
    captions: languages.map((language) => ({ language, address: captionsAddress({ event_id, language }) })),
    progress: {
      duration_seconds: film.duration_seconds,
      needed_seconds: film.needed_seconds,
      user_event_status: await attendanceOf(db, { ...of, now }),
      ...(await selectWatched(db, of)),
    },
  }
}

/** A stored address may predate the check of its host; such a video is never shown. */
async function sourceOf(db: Db, { kind, url }: Film): Promise<FilmSource> {
  const source = kind === 'file' ? await storedFilm(db, url) : filmOfAddress(url)
  if (source?.kind !== kind) throw new FilmNotThere()
  return source
}

async function storedFilm(db: Db, address: string): Promise<FilmSource | null> {
  const bytes = await selectFilmBytes(db, address)
  return bytes === undefined ? null : { kind: 'file', address, bytes }
}

const captionsAddress = ({ event_id, language }: { event_id: number; language: string }) =>
  `/events/details/${event_id}/captions/${language}.vtt`

interface OfLanguage {
  event_id: number
  language: string
  now: Date
}

/** The captions as stored. @throws EventNotFound, FilmNotThere, NotRegisteredForEvent, CaptionsNotFound */
export async function getCaptions(db: Db, viewer: Person, of: OfLanguage): Promise<string> {
  await findFilm(db, { ...of, user_id: viewer.id })
  const vtt = await findCaptions(db, of)
  if (vtt === undefined) throw new CaptionsNotFound()
  return vtt
}

/** @throws EventNotFound, FilmNotThere, NotRegisteredForEvent, CaptionsNotFound */
export async function getTranscript(db: Db, viewer: Person, of: OfLanguage): Promise<Cue[]> {
  return readCaptions(await getCaptions(db, viewer, of))
}

/**
 * Whether a person may open the file of an event's recording: they must be registered for the event or organise it.
 * For `filesRoutes`.
 */
export async function mayOpenFilm(
  db: Db,
  { userId, file, now }: { userId: number; file: { storage_key: string }; now: Date },
): Promise<boolean> {
  const of = { address: `/${file.storage_key}`, user_id: userId }
  if (await isFilmOf(db, { ...of, now })) return true
  const organised = await findOrganisedFilm(db, of)
  return organised !== undefined && eventAbilities(organised, organised).see
}
