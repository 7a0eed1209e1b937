import { m } from '#messages/messages.js'
import type { CampaignStatus, VisitSource } from './awareness-values.contract.ts'

const sources: Record<VisitSource, () => string> = {
  link: m.awareness_tracking_source_link,
  invitation: m.awareness_tracking_source_invitation,
  whatsapp: m.awareness_tracking_source_whatsapp,
  facebook: m.awareness_tracking_source_facebook,
  x: m.awareness_tracking_source_x,
  email: m.awareness_tracking_source_email,
  qr: m.awareness_tracking_source_qr,
  poster: m.awareness_tracking_source_poster,
}

const statuses: Record<CampaignStatus, () => string> = {
  live: m.awareness_area_status_live,
  paused: m.awareness_area_status_paused,
  ended: m.awareness_area_status_ended,
}

/** How somebody came to a landing page, on pages and in files alike. */
export const sourceName = (source: VisitSource) => sources[source]()
export const statusName = (status: CampaignStatus) => statuses[status]()
/** Whoever chose no name is not told by their username, which is made of the real one. */
export const trackedName = (name: string) => name || m.awareness_tracking_promoter_unnamed()
