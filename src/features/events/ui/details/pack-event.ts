import type { Api } from '#contract/client.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { easyReadIn } from '#foundation/easy-read/easy-read.contract.ts'
import { type PackPlan, packCaptions } from '#foundation/offline/ui/index.ts'
import { m } from '#messages/messages.js'
import { timeWithZone, weekdayDate } from '#ui-kit/dates.ts'
import type { EventDetails } from '../../events.contract.ts'
import { loadTranscript } from '../film/load-film.ts'

/** An event saved for offline: its texts and, for registered people, the recording's captions and transcript. */
export async function packEvent(api: Api, event: EventDetails): Promise<PackPlan> {
  const { id, title, text_language, description, speakers } = event
  const easy = easyReadIn(event.easy_read, document.documentElement.lang as TextLanguage)
  const words = [
    { heading: m.event_panel_title(), language: document.documentElement.lang, lines: whenLines(event) },
    {
      heading: m.easy_read_title(),
      language: easy?.language ?? text_language,
      lines: easy?.sentences ?? [],
    },
    { heading: m.event_about(), language: text_language, lines: description.split(/\n\s*\n/) },
    {
      heading: m.event_speakers({ count: speakers.length }),
      language: text_language,
      lines: speakers.flatMap(({ name, designation, introduction }) => [
        designation ? m.name_and_role({ name, role: designation }) : name,
        introduction,
      ]),
    },
  ]
  const film = await packFilm(api, event)
  const texts = [...words, ...film.texts]
    .map((text) => ({ ...text, lines: text.lines.filter((line) => line.trim() !== '') }))
    .filter(({ lines }) => lines.length > 0)
  return {
    kind: 'event',
    thing: id,
    title,
    language: text_language,
    address: `/events/details/${id}`,
    texts,
    files: film.files,
  }
}

function whenLines({ start_date_time: start, time_zone }: EventDetails): string[] {
  return start ? [weekdayDate(start, time_zone), timeWithZone(start, time_zone)] : []
}

async function packFilm(
  api: Api,
  { id, registration, recording }: EventDetails,
): Promise<Pick<PackPlan, 'texts' | 'files'>> {
  const film =
    recording && registration?.status === 'registered'
      ? await api('GET /v2/event/watch/', { query: { id } })
      : null
  const captions = film?.success ? film.data.captions : []
  const packed = await Promise.all(
    captions.map(async (one) => {
      const transcript = await loadTranscript(api, { id, language: one.language })
      return packCaptions(one, transcript?.cues ?? [])
    }),
  )
  return { texts: packed.map(({ text }) => text), files: packed.map(({ file }) => file) }
}
