import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { id, length, listOf, messageReply, optionalField, page, sortFields, success } from '#contract/wire.ts'
import { inOneLanguage, line, textsInBoth } from '#foundation/content/content.contract.ts'
import { SERIES_SORTS } from './admin-event-fields.contract.ts'
import { namingEvent } from './admin-speakers.contract.ts'

export const seriesTexts = textsInBoth({ title: line(200) })

export const adminSeries = z.object({
  id: z.int(),
  title: z.string(),
  /** Includes drafts and cancelled events. */
  event_count: z.int(),
})
export type AdminSeries = z.output<typeof adminSeries>

export const seriesFields = z
  .object({
    /** Omitted for a new series. */
    id: optionalField(id),
    ...seriesTexts.fields,
  })
  .refine(...inOneLanguage('title'))
export type SeriesFields = z.output<typeof seriesFields>

export const managedSeries = z.object({
  id: z.int(),
  ...seriesTexts.form,
  /** The events by start; those without a date come last. */
  events: z.array(namingEvent),
})
export type ManagedSeries = z.output<typeof managedSeries>

const errors = ['NotSignedIn', 'NotAllowed'] as const
const ofOne = [...errors, 'SeriesNotFound'] as const

export const adminSeriesContract = {
  listSeries: endpoint({
    method: 'POST',
    path: '/v2/admin/series/list/',
    summary: 'Lists series of events',
    body: z.object({
      search_query: line(200),
      ...sortFields(SERIES_SORTS),
      page: optionalField(page),
      length: optionalField(length),
    }),
    reply: listOf(adminSeries),
    errors,
  }),
  getManagedSeries: endpoint({
    method: 'GET',
    path: '/v2/admin/series/details/',
    summary: 'Returns a series with its events in order',
    query: z.object({ id }),
    reply: success(managedSeries),
    errors: ofOne,
  }),
  saveSeries: endpoint({
    method: 'POST',
    path: '/v2/admin/series/save/',
    changesPages: true,
    summary: 'Creates a series, or renames one',
    body: seriesFields,
    reply: success(z.object({ message: z.string(), id: z.int() })),
    errors: ofOne,
  }),
  removeSeries: endpoint({
    method: 'POST',
    path: '/v2/admin/series/remove/',
    changesPages: true,
    summary: 'Removes a series that has no events',
    body: z.object({ id }),
    reply: messageReply,
    errors: [...ofOne, 'SeriesHasEvents'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof adminSeriesContract> {}
}
