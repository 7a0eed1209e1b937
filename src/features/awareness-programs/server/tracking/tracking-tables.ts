import type { TextLanguage } from '#contract/wire.ts'
import type { Viewer } from '#foundation/accounts/server/index.ts'
import { m } from '#messages/messages.js'
import type { Cell } from '#platform/csv/csv.ts'
import type { Db } from '#platform/db/database.ts'
import { sourceName, statusName, type TrackingTable, trackedName } from '../../tracking.contract.ts'
import { findOwnCampaign } from '../find-own-campaign.ts'
import { countDays } from './count-days.ts'
import type { CountedDays } from './sum-tracking.ts'
import { selectPromoters, selectTrackedPeople } from './tracking.queries.ts'

interface Filled {
  heads: string[]
  rows: Cell[][]
}

/** A CSV table of a campaign, for its owner. @throws CampaignNotFound */
export async function trackingTable(
  db: Db,
  viewer: Viewer,
  { id, table, language }: { id: number; table: TrackingTable; language: TextLanguage },
): Promise<Filled> {
  await findOwnCampaign(db, { id, user_id: viewer.id, language })
  return tables[table](db, id)
}

const tables: Record<TrackingTable, (db: Db, id: number) => Promise<Filled>> = {
  days: async (db, id) => ({
    heads: [
      m.awareness_tracking_day(),
      m.awareness_tracking_source(),
      m.awareness_tracking_invited(),
      m.awareness_tracking_opened(),
      m.awareness_tracking_completed(),
    ],
    rows: daysBySource(await countDays(db, id)),
  }),

  people: async (db, id) => {
    const { people } = await selectTrackedPeople(db, { campaign_id: id, limit: null, offset: 0 })
    return {
      heads: [
        m.awareness_tracking_name(),
        m.awareness_tracking_completed_at(),
        m.awareness_tracking_source(),
        m.awareness_tracking_invited_address(),
      ],
      rows: people.map(({ name, created_at, source, invited_email }) => [
        name,
        created_at,
        sourceName(source),
        invited_email,
      ]),
    }
  },

  promoters: async (db, id) => {
    const { promoters } = await selectPromoters(db, { campaign_id: id, limit: null, offset: 0 })
    return {
      heads: [
        m.awareness_tracking_promoter(),
        m.awareness_tracking_status(),
        m.awareness_tracking_invited(),
        m.awareness_tracking_opened(),
        m.awareness_tracking_completed(),
      ],
      rows: promoters.map(({ name, status, invited, opened, completed }) => [
        trackedName(name),
        statusName(status),
        invited,
        opened,
        completed,
      ]),
    }
  },
}

/** One row per day and source, oldest first. Sent invitations are in the rows of the source `invitation`. */
function daysBySource({ invited, opened, completed }: CountedDays): Cell[][] {
  const found = new Map<string, { day: string; source: OpenedSource; counts: [number, number, number] }>()
  const countsOf = (day: string, source: OpenedSource) => {
    const row = found.get(`${day} ${source}`) ?? { day, source, counts: [0, 0, 0] }
    found.set(`${day} ${source}`, row)
    return row.counts
  }
  for (const row of invited) countsOf(row.day, 'invitation')[0] += row.invited
  for (const row of opened) countsOf(row.day, row.source)[1] += row.opened
  for (const row of completed) countsOf(row.day, row.source)[2] += row.completed
  return [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { day, source, counts }]) => [day, sourceName(source), ...counts])
}

type OpenedSource = CountedDays['opened'][number]['source']
