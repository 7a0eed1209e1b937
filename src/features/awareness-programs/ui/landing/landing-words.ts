import { m } from '#messages/messages.js'
import type { LandingPage } from '../../landing.contract.ts'

/** Who invites: the name that was chosen, else the organisation's. Empty where there is neither. */
export const promoterOf = ({ display_name, organisation_name }: LandingPage): string =>
  display_name || (organisation_name ?? '')

/** What the page is called in tabs and previews. */
export function landingTitle(landing: LandingPage): string {
  const name = promoterOf(landing)
  const { title } = landing.program
  return name ? m.awareness_landing_title({ title, name }) : title
}
