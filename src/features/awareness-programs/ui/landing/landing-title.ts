import { m } from '#messages/messages.js'
import type { LandingPage } from '../../landing.contract.ts'
import { promoterName } from '../../promoter-name.contract.ts'

/** The page's title in tabs and previews. */
export function landingTitle(landing: LandingPage): string {
  const name = promoterName(landing)
  const { title } = landing.program
  return name ? m.awareness_landing_title({ title, name }) : title
}
