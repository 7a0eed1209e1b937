import type { Feature } from '#foundation/feature.ts'
import { accountsRoutes } from './accounts.routes.ts'
import { addressProved } from './address-proved.ts'
import { passwordResetJob } from './forget-password.ts'
import { ownAccountRoutes, ownPictureRoutes, sessionsRoutes } from './own-account.routes.ts'
import { personRenamed } from './person-renamed.ts'
import { sessionsRetention } from './sessions.queries.ts'

export {
  mayKeepAwareness,
  mayKeepBanners,
  mayKeepCounselling,
  mayKeepPrograms,
  mayKeepSearchWords,
  mayKeepSpeakers,
  mayKeepTaxonomy,
  mayManagePeople,
  mayModerate,
  mayOperate,
  mayReadAudit,
  mayReadNumbers,
  mayWorkOnEvents,
  mayWorkOnResources,
} from '../roles.policy.ts'
export { LastAdministrator, NotAllowed, PersonNotFound, SessionNotFound } from './accounts.errors.ts'
export { users } from './accounts.tables.ts'
export { changeRole } from './admin/change-role.ts'
export { closeAccount } from './admin/close-account.ts'
export { expectAnotherAdministrator } from './admin/expect-another-administrator.ts'
export { resendEmailCode } from './admin/resend-email-code.ts'
export { setMembership } from './admin/set-membership.ts'
export { setRole } from './admin/set-role.ts'
export { authorize } from './authorize.ts'
export { expectOwnPassword } from './change-password.ts'
export { consentCookie, decisionOf, newDevice } from './consents/consent-cookie.ts'
export { selectNewestConsent } from './consents/consents.queries.ts'
export { hasConsent } from './consents/has-consent.ts'
export { recordConsent } from './consents/record-consent.ts'
export { type SharedProfile, selectSharedProfile } from './consents/shared-profile.queries.ts'
export { consents } from './consents.tables.ts'
export { createViewers } from './create-viewers.ts'
export { type Interests, selectInterests } from './interests.queries.ts'
export { accountMail } from './mails/account-mail.tsx'
export { hashPassword } from './passwords.ts'
export { findPersonByEmail } from './person-by-email.queries.ts'
export { shortName, wholeName } from './person-name.queries.ts'
export {
  eraseVisitorsConsents,
  findNamesOf,
  findPictureName,
  selectPersonalAccount,
  selectPersonalConsents,
  selectPersonalSessions,
} from './personal-account.queries.ts'
export { rolesOf } from './roles.queries.ts'
export { emailCodeSecret } from './send-email-code.ts'
export type { SessionHooks } from './session-hooks.ts'
export { endSessions, selectSessions } from './sessions.queries.ts'
export { type PreferenceChanges, setPreferences } from './set-preferences.ts'
export { becomePromoter, insertUser, lockUser, setAdmin } from './users.queries.ts'
export type { Viewer } from './viewer.ts'
export type { Viewers } from './viewers.ts'

export const accountsFeature: Feature = {
  routes: [accountsRoutes, ownAccountRoutes, ownPictureRoutes, sessionsRoutes],
  jobs: (parts) => [
    passwordResetJob(parts),
    personRenamed(parts.features.flatMap((feature) => feature.personRenamed ?? [])),
    addressProved(parts.features.flatMap((feature) => feature.addressProved ?? [])),
  ],
  retentions: [sessionsRetention],
}
