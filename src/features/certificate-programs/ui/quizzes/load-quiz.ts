import type { Api } from '#contract/client.ts'
import { pageCannotShow } from '#ui-kit/page-failure.ts'
import type { Quiz, QuizPlace } from '../../quizzes.contract.ts'

/** Why a person can't answer: not logged in, not enrolled, or an earlier module must be completed first. */
export type Barrier = 'log-in' | 'not-inside' | 'not-open'

export type LoadedQuiz =
  | { kind: 'quiz'; quiz: Quiz }
  /** With the server's message, if any. */
  | { kind: 'barred'; place: QuizPlace; barrier: Barrier; reason?: string }

const BARRIERS: Readonly<Record<number, Barrier>> = { 401: 'log-in', 403: 'not-inside', 409: 'not-open' }

/** A module's quiz, or only its place for people who can't answer it yet. */
export async function loadQuiz(
  { api, hasCookie }: { api: Api; hasCookie: boolean },
  module_id: string,
): Promise<LoadedQuiz> {
  if (!hasCookie) return loadPlace(api, { module_id, barrier: 'log-in' })
  const found = await api('GET /v2/event/course/quiz/', { query: { id: module_id } })
  if (found.success) return { kind: 'quiz', quiz: found.data }
  const barrier = BARRIERS[found.status]
  return barrier ? loadPlace(api, { module_id, barrier, reason: found.data.message }) : pageCannotShow(found)
}

async function loadPlace(
  api: Api,
  { module_id, ...why }: { module_id: string; barrier: Barrier; reason?: string },
): Promise<LoadedQuiz> {
  const place = await api('GET /v2/event/course/quiz/place/', { query: { id: module_id } })
  return place.success ? { kind: 'barred', place: place.data, ...why } : pageCannotShow(place)
}
