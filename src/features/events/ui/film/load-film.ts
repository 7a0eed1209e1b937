import type { Cue } from '#contract/captions.ts'
import type { Api } from '#contract/client.ts'
import type { FilmCaptions, FilmSource, WatchProgress } from '../../event-watch.contract.ts'
import type { EventDetails } from '../../events.contract.ts'

export interface Transcript {
  language: string
  cues: Cue[]
}

export interface LoadedFilm {
  source: FilmSource
  captions: FilmCaptions[]
  progress: WatchProgress
  /** The transcript in the initial language; null if there is none or it failed to load. */
  transcript: Transcript | null
}

/** The recording for a registered person; null for everyone else, or if it can't be loaded. */
export async function loadFilm(api: Api, event: EventDetails): Promise<LoadedFilm | null> {
  if (event.registration?.status !== 'registered') return null
  const film = await api('GET /v2/event/watch/', { query: { id: event.id } })
  if (!film.success) return null
  const { captions } = film.data
  const spoken = captions.find(({ language }) => language === event.access.language)
  const language = (spoken ?? captions[0])?.language
  return { ...film.data, transcript: language ? await loadTranscript(api, { id: event.id, language }) : null }
}

export async function loadTranscript(
  api: Api,
  query: { id: number; language: string },
): Promise<Transcript | null> {
  const answer = await api('GET /v2/event/transcript/', { query })
  return answer.success ? { language: query.language, cues: answer.data } : null
}
