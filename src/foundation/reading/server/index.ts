import type { Feature } from '#foundation/feature.ts'
import { bringReading } from './bring-reading.ts'
import { leaveReading } from './leave-reading.ts'
import { personalReading } from './personal-reading.ts'
import { readingRoutes } from './reading.routes.ts'
import { readingCookies } from './reading-cookies.ts'

export const readingFeature: Feature = {
  routes: [readingRoutes],
  sessionHooks({ isSecure }) {
    const cookies = readingCookies(isSecure)
    return { atLogIn: bringReading(cookies), atLogOut: leaveReading(cookies) }
  },
  personalData: [personalReading],
}
