import type { Feature } from '#foundation/feature.ts'
import { preferenceCookies } from './preference-cookies.ts'
import { personalReadingPreferences } from './reading-preferences.queries.ts'
import { readingPreferencesRoutes } from './reading-preferences.routes.ts'
import { bringReadingPreferences, clearReadingPreferences } from './session-hooks.ts'

export const readingPreferencesFeature: Feature = {
  routes: [readingPreferencesRoutes],
  sessionHooks({ isSecure }) {
    const cookies = preferenceCookies(isSecure)
    return { atLogIn: bringReadingPreferences(cookies), atLogOut: clearReadingPreferences(cookies) }
  },
  personalData: () => [personalReadingPreferences],
}
