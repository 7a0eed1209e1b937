import type { Feature } from '#foundation/feature.ts'
import { readingRoutes } from './reading.routes.ts'
import { readingCookies } from './reading-cookies.ts'
import { personalReading } from './reading-settings.queries.ts'
import { bringReading, leaveReading } from './session-hooks.ts'

export const readingFeature: Feature = {
  routes: [readingRoutes],
  sessionHooks({ isSecure }) {
    const cookies = readingCookies(isSecure)
    return { atLogIn: bringReading(cookies), atLogOut: leaveReading(cookies) }
  },
  personalData: [personalReading],
}
