import { m } from '#messages/messages.js'
import { clockTime, ordinalDate } from '#ui-kit/dates.ts'
import type { BadgeTone } from '#ui-kit/type-badge.tsx'
import type { ManagedBanner } from '../../admin-banners.contract.ts'
import type { BannerAudience, BannerDrawing, BannerState } from '../../banners.contract.ts'

export const audienceNames: Record<BannerAudience, () => string> = {
  everyone: m.admin_banner_for_everyone,
  visitors: m.admin_banner_for_visitors,
  people: m.admin_banner_for_people,
  members: m.admin_banner_for_members,
  occupations: m.admin_banner_for_occupations,
}

export const drawingNames: Record<BannerDrawing, () => string> = {
  welcome: m.admin_banner_drawing_welcome,
  about: m.admin_banner_drawing_about,
  autism: m.admin_banner_drawing_autism,
  'on-demand': m.admin_banner_drawing_video,
  speech: m.admin_banner_drawing_speech,
}

export const stateNames: Record<BannerState, () => string> = {
  shown: m.admin_banner_state_shown,
  coming: m.admin_banner_state_scheduled,
  over: m.admin_banner_state_ended,
  hidden: m.admin_banner_state_hidden,
}
export const stateTones: Record<BannerState, BadgeTone> = {
  shown: 'leaf',
  coming: 'marigold',
  over: 'mist',
  hidden: 'coral',
}

/** Its title in the list and in headings. */
export const bannerTitle = ({ title_en, title_hi }: Pick<ManagedBanner, 'title_en' | 'title_hi'>) =>
  title_en || title_hi

/** The times between which a banner is shown, in the home time zone; empty if always. */
export function bannerTimes({ shown_from, shown_until }: ManagedBanner): string {
  const from = shown_from && clockLabel(shown_from)
  const until = shown_until && clockLabel(shown_until)
  if (from && until) return m.admin_banner_between({ from, until })
  if (from) return m.admin_banner_from({ from })
  return until ? m.admin_banner_until({ until }) : ''
}

/** The local time is shown as it is: formatted as UTC, so that no zone changes it. */
const clockLabel = (clock: string) => `${ordinalDate(`${clock}Z`, 'UTC')}, ${clockTime(`${clock}Z`, 'UTC')}`
