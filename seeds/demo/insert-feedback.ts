import { DAY_MS, HOUR_MS } from '#contract/durations.ts'
import {
  eventAnswers,
  eventAttendances,
  eventQuestions,
  eventQuestionVotes,
  eventReviews,
  eventWatches,
  speakerAccounts,
} from '#features/events/server/index.ts'
import { hashPassword, users } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { events } from './content/events/index.ts'
import { type DemoQuestion, questions, reviewTexts } from './content/feedback.ts'
import { DEMO_PASSWORD } from './content/people.ts'
import type { DemoEvent } from './content/shape.ts'
import { speakers } from './content/speakers.ts'
import { joinedAt } from './insert-people.ts'

interface DemoIds {
  /** By key. */
  events: Map<string, number>
  speakers: Map<string, number>
  /** By username. */
  people: Map<string, number>
}

interface With {
  ids: DemoIds
  /** Ids of those who review, ask and vote. */
  audience: readonly number[]
  now: Date
}

/** PostgreSQL takes 65,535 parameters in a statement. */
const ROWS_AT_ONCE = 2_000

/** Whom the demo's parent has been with, so that a review can be tried: one with a film, one without. */
const ATTENDED_BY_PARENT = ['meltdowns', 'my-body-my-rules']

/** Reviews behind every rating of the demo, and questions with votes and answers. */
export async function insertFeedback(db: Db, { ids, audience, now }: With): Promise<void> {
  await insertReviews(db, { ids, audience, now })
  await insertQuestions(db, { ids, audience, now })
  await insertAttendances(db, { ids, now })
}

/** Answers their ids in the same order. */
async function insertPeople(db: Db, people: (typeof users.$inferInsert)[]): Promise<number[]> {
  const added = await db.insert(users).values(people).returning({ id: users.id })
  return added.map(({ id }) => id)
}

async function insertReviews(db: Db, { ids, audience, now }: With): Promise<void> {
  const stays: Stay[] = []
  const reviews = events.flatMap((event, place) => {
    const { rating } = event
    if (!rating) return []
    const since = reviewableSince(event, now)
    return starsOf(rating).map((stars, index) => {
      const user_id = audience[(index + place * 7) % audience.length]
      if (user_id === undefined) throw new Error(`Nobody is there who could review ${event.key}.`)
      const of = {
        event_id: idOf(ids.events, event.key),
        user_id,
        created_at: between(since, now, (index + 1) / (rating.count + 1)),
      }
      stays.push({ ...of, event, since })
      const feedback = reviewTexts[stars][(index + place) % reviewTexts[stars].length] ?? ''
      return { ...of, rating: stars, feedback }
    })
  })
  for (let from = 0; from < reviews.length; from += ROWS_AT_ONCE)
    await db.insert(eventReviews).values(reviews.slice(from, from + ROWS_AT_ONCE))
  await insertStays(db, stays)
}

interface Stay {
  event: DemoEvent
  event_id: number
  user_id: number
  /** Since when one could attend or watch. */
  since: Date
  created_at: Date
}

/** People who rated an event attended it, or watched the video of one that was never held. */
async function insertStays(db: Db, stays: readonly Stay[]): Promise<void> {
  const came = stays.flatMap(({ event: { when }, event_id, user_id, since }) =>
    when ? [{ event_id, user_id, source: 'report' as const, joined_at: since, minutes: when.minutes }] : [],
  )
  const watched = stays.flatMap(({ event: { when, recording }, event_id, user_id, created_at }) => {
    if (when || !recording) return []
    const { seconds } = recording
    const whole = { watched: `{[0,${seconds})}`, watched_seconds: seconds, position_seconds: seconds }
    return [{ event_id, user_id, created_at, last_beat_at: created_at, ...whole }]
  })
  for (let from = 0; from < came.length; from += ROWS_AT_ONCE)
    await db.insert(eventAttendances).values(came.slice(from, from + ROWS_AT_ONCE))
  for (let from = 0; from < watched.length; from += ROWS_AT_ONCE)
    await db.insert(eventWatches).values(watched.slice(from, from + ROWS_AT_ONCE))
}

type Stars = 1 | 2 | 3 | 4 | 5

/** Stars that make exactly that average, the lower ones spread evenly. */
function starsOf({ average, count }: { average: number; count: number }): Stars[] {
  const missing = 5 * count - Math.round(average * count)
  const upTo = (index: number) => Math.floor((index * missing) / count)
  return Array.from({ length: count }, (_, index) => (5 - (upTo(index + 1) - upTo(index))) as Stars)
}

function reviewableSince({ when, recording }: DemoEvent, now: Date): Date {
  const days = when?.days ?? recording?.published_days ?? -1
  return new Date(now.getTime() + days * DAY_MS + (when ? 14 * HOUR_MS : 0))
}

async function insertQuestions(db: Db, { ids, audience, now }: With): Promise<void> {
  const accounts = await insertSpeakerAccounts(db, ids, now)
  for (const [place, { event, question, votes, answer }] of questions.entries()) {
    const asked = new Date(now.getTime() - (place + 2) * 9 * HOUR_MS)
    const [row] = await db
      .insert(eventQuestions)
      .values({
        event_id: idOf(ids.events, event),
        user_id: audience[(place * 11) % audience.length] ?? null,
        question,
        up_vote_count: votes,
        created_at: asked,
      })
      .returning({ id: eventQuestions.id })
    const question_id = row?.id ?? 0
    const voters = audience.slice(place, place + votes)
    await db.insert(eventQuestionVotes).values(voters.map((user_id) => ({ question_id, user_id })))
    if (answer === undefined) continue
    await db.insert(eventAnswers).values({
      question_id,
      user_id: idOf(accounts, speakerOf(event)),
      role: 'speaker',
      answer,
      created_at: new Date(asked.getTime() + 5 * HOUR_MS),
    })
  }
}

/** Accounts of the speakers who answer, by their keys. */
async function insertSpeakerAccounts(db: Db, ids: DemoIds, now: Date): Promise<Map<string, number>> {
  const isAnswered = ({ answer }: DemoQuestion) => answer !== undefined
  const keys = [...new Set(questions.filter(isAnswered).map(({ event }) => speakerOf(event)))]
  const password_hash = await hashPassword(DEMO_PASSWORD)
  const people = keys.map((key, place) => {
    const { name = '' } = speakers.find((speaker) => speaker.key === key) ?? {}
    const words = name.split(' ')
    const username = `${key}-speaker`
    return {
      username,
      email: `${username}@pankh.example`,
      first_name: words.slice(0, -1).join(' '),
      last_name: words.at(-1) ?? '',
      password_hash,
      email_verified_at: joinedAt(now, place),
      created_at: joinedAt(now, place),
    }
  })
  const added = await insertPeople(db, people)
  const accounts = new Map(keys.map((key, index) => [key, added[index] ?? 0]))
  await db
    .insert(speakerAccounts)
    .values([...accounts].map(([key, user_id]) => ({ speaker_id: idOf(ids.speakers, key), user_id })))
  return accounts
}

async function insertAttendances(db: Db, { ids, now }: Omit<With, 'audience'>): Promise<void> {
  await db.insert(eventAttendances).values(
    ATTENDED_BY_PARENT.map((key) => ({
      event_id: idOf(ids.events, key),
      user_id: idOf(ids.people, 'meera-deshpande'),
      source: 'report' as const,
      joined_at: reviewableSince(eventOf(key), now),
      minutes: eventOf(key).when?.minutes ?? 0,
    })),
  )
}

function eventOf(key: string): DemoEvent {
  const event = events.find((one) => one.key === key)
  if (!event) throw new Error(`The demo content names ${key}, which is not there.`)
  return event
}

const speakerOf = (event: string) => eventOf(event).speakers[0] ?? ''

function idOf(known: Map<string, number>, key: string): number {
  const id = known.get(key)
  if (id === undefined) throw new Error(`The demo content names ${key}, which is not there.`)
  return id
}

const between = (from: Date, to: Date, share: number) =>
  new Date(from.getTime() + Math.max(0, to.getTime() - from.getTime()) * share)
