import type { APIRequestContext } from '@playwright/test'
import { photo } from '../making-steps.ts'
import { uploadByCall } from '../post-call.ts'
import type { Writer } from './writer.ts'

const FILM = 'https://youtu.be/quietmornin'
const HOUR = 3_600_000

/** Ids of what an administrator made. */
export interface Made {
  series: number
  speaker: number
  /** Yesterday's, with a film. */
  event: number
  /** Tomorrow's. */
  coming: number
  /** Tomorrow's too, until it is cancelled. */
  cancelled: number
  course: number
  module: number
  question: number
  cohort: number
  awareness: number
  banner: number
  words: number
  terms: Record<string, number>
}

interface Parts {
  writer: Writer
  by: APIRequestContext
}

/** Writes everything that visitors find. `attended` is an event of yesterday with certificates. */
export async function writeContent(
  { writer, by }: Parts,
  { attended, speaker: email }: { attended: number; speaker: string },
): Promise<Made> {
  const terms = await writeTerms({ writer, by })
  const of = { skill_ids: [terms.skills], tag_ids: [terms.tags], age_group_ids: [terms.age_groups] }
  const series = await writer.write(by, 'POST /v2/admin/series/save/')
  const speaker = await writer.write(by, 'POST /v2/admin/speaker/save/', { email })
  const ofEvent = { ...of, series_id: series.id, speaker_ids: [speaker.id], event_type_id: terms.event_types }
  await writeEvent({ writer, by }, { id: attended, ...ofEvent })
  const soon = { starts_at: inIndia(Date.now() + 24 * HOUR), ends_at: inIndia(Date.now() + 25 * HOUR) }
  const coming = await writeEvent({ writer, by }, { ...ofEvent, ...soon })
  await writeFilm({ writer, by }, attended)
  const cancelled = await writeEvent({ writer, by }, { ...ofEvent, ...soon })
  const course = await writeCourse({ writer, by }, { ...of, teacher_ids: [speaker.id] }, [attended, coming])
  const awareness = await writeAwareness({ writer, by }, of)
  const banner = await writeBanner({ writer, by })
  const words = await writer.write(by, 'POST /v2/admin/search-word/save/', {
    words_en: `lamp, ${writer.attemptOf('POST /v2/admin/search-word/save/', 'words_en', 60).replaceAll(',', '')}`,
    words_hi: `दीपक, ${writer.attemptOf('POST /v2/admin/search-word/save/', 'words_hi', 60).replaceAll(',', '')}`,
  })
  return {
    terms,
    series: series.id,
    speaker: speaker.id,
    event: attended,
    coming,
    cancelled,
    ...course,
    awareness,
    banner,
    words: words.id,
  }
}

const inIndia = (moment: number) => new Date(moment + 5.5 * HOUR).toISOString().slice(0, 16)

async function writeTerms({ writer, by }: Parts): Promise<Record<string, number>> {
  const ids: Record<string, number> = {}
  for (const list of [
    'skills',
    'tags',
    'age_groups',
    'event_types',
    'resource_types',
    'school_types',
    'occupations',
  ])
    ids[list] = (await writer.write(by, 'POST /v2/admin/taxonomy/term/save/', { list })).id
  return ids
}

async function managed(by: APIRequestContext, path: string, id: number) {
  return (await (await by.get(`${path}?id=${id}`)).json()).data
}

const uploadOf = async (by: APIRequestContext) => uploadByCall(by, await photo('quiet.png'))

/** A new event is published; an existing one keeps its time. */
async function writeEvent({ writer, by }: Parts, { id, ...of }: { id?: number } & Record<string, unknown>) {
  const { starts_at, ends_at, revision } = id ? await managed(by, '/v2/admin/event/details/', id) : { ...of }
  const saved = await writer.write(by, 'POST /v2/admin/event/save/', {
    ...of,
    ...(id ? { id } : { publish: true }),
    revision,
    starts_at,
    ends_at,
    time_zone: 'Asia/Kolkata',
    zoom_link: 'https://meet.example.org/room',
    has_certificate: true,
    attendance_share: 60,
    access_captions: 'live',
    access_sign_language: false,
    access_recording: true,
    access_breaks: true,
    access_camera_optional: true,
    access_language: 'en',
  })
  await writer.write(by, 'POST /v2/admin/event/picture/save/', {
    id: saved.id,
    upload_id: await uploadOf(by),
  })
  return saved.id
}

async function writeFilm({ writer, by }: Parts, id: number): Promise<void> {
  await writer.write(by, 'POST /v2/admin/event/film/save/', { id, url: FILM, minutes: 20 })
  const captions = writer.attemptOf('POST /v2/admin/event/captions/save/', 'captions', 400)
  await writer.write(by, 'POST /v2/admin/event/captions/save/', {
    id,
    language: 'en',
    captions: `WEBVTT\n\n00:00.000 --> 00:05.000\n${captions.replaceAll('-->', '')}\n`,
  })
}

async function writeCourse({ writer, by }: Parts, of: Record<string, unknown>, events: readonly number[]) {
  const { id } = await writer.write(by, 'POST /v2/admin/course/save/', of)
  const module = await writer.write(by, 'POST /v2/admin/course/module/save/', {
    program_id: id,
    minutes: 90,
    events_needed: 1,
    needs_quiz: true,
  })
  for (const event_id of events)
    await writer.write(by, 'POST /v2/admin/course/module/event/add/', { id: module.id, event_id })
  const asked = { module_id: module.id, question_kind: 'single', right: [2] }
  await writer.write(by, 'POST /v2/admin/course/question/save/', asked)
  const { revision } = await managed(by, '/v2/admin/course/answers/', id)
  await writer.write(by, 'POST /v2/admin/course/answers/save/', { id, revision })
  await writer.write(by, 'POST /v2/admin/course/publish/', { id })
  const cohort = await writer.write(by, 'POST /v2/admin/course/cohort/save/', {
    program_id: id,
    addresses: 'asha@pankh.example',
  })
  const { questions } = await managed(by, '/v2/admin/course/module/details/', module.id)
  return { course: id, module: module.id, question: questions[0].id, cohort: cohort.id }
}

async function writeAwareness({ writer, by }: Parts, of: Record<string, unknown>): Promise<number> {
  const saved = await writer.write(by, 'POST /v2/admin/awareness/save/', {
    ...of,
    film_url: FILM,
    film_minutes: 3,
  })
  const { id } = saved
  const steps = await managed(by, '/v2/admin/awareness/steps/', id)
  await writer.write(by, 'POST /v2/admin/awareness/steps/save/', { id, revision: steps.revision })
  const questions = await managed(by, '/v2/admin/awareness/questions/', id)
  await writer.write(by, 'POST /v2/admin/awareness/questions/save/', {
    id,
    revision: questions.revision,
    right_1: '1',
    right_2: '1',
    right_3: '1',
  })
  await writer.write(by, 'POST /v2/admin/awareness/picture/save/', { id, upload_id: await uploadOf(by) })
  await writer.write(by, 'POST /v2/admin/awareness/publish/', { id })
  return id
}

async function writeBanner({ writer, by }: Parts): Promise<number> {
  const link = 'https://example.org/'
  const { id } = await writer.write(by, 'POST /v2/admin/banner/save/', { link })
  await writer.write(by, 'POST /v2/admin/banner/picture/save/', { id, upload_id: await uploadOf(by) })
  await writer.write(by, 'POST /v2/admin/banner/show/', { id })
  return id
}
