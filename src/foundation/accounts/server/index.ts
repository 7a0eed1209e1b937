import type { Feature } from '#foundation/feature.ts'
import { accountGauges } from './account-gauges.queries.ts'
import { accountsRoutes } from './accounts.routes.ts'
import { emailConfirmed } from './auth/email-confirmed.ts'
import { sendPasswordReset } from './auth/forget-password.ts'
import { ownAccountRoutes, ownPictureRoutes, sessionsRoutes } from './profile/own-account.routes.ts'
import { personRenamed } from './profile/person-renamed.ts'
import { sessionsRetention } from './sessions/sessions.queries.ts'

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
  mayReadMetrics,
  mayWorkOnEvents,
  mayWorkOnResources,
} from '../roles.policy.ts'
export { ACCOUNT_CHANGES } from './account-limits.ts'
export { LastAdministrator, NotAllowed, PersonNotFound, SessionNotFound } from './accounts.errors.ts'
export { users } from './accounts.tables.ts'
export { changeRole } from './admin/change-role.ts'
export { closeAccount } from './admin/close-account.ts'
export { expectAnotherAdministrator } from './admin/expect-another-administrator.ts'
export { resendEmailCode } from './admin/resend-email-code.ts'
export { setMembership } from './admin/set-membership.ts'
export { setRole } from './admin/set-role.ts'
export { hashPassword } from './auth/passwords.ts'
export { emailCodeSecret } from './auth/send-email-code.ts'
export { consentCookie, decisionOf, newDevice } from './consents/consent-cookie.ts'
export { selectNewestConsent } from './consents/consents.queries.ts'
export { hasConsent } from './consents/has-consent.ts'
export { recordConsent } from './consents/record-consent.ts'
export { type SharedProfile, selectSharedProfile } from './consents/shared-profile.queries.ts'
export { consents } from './consents.tables.ts'
export { accountMail } from './mails/account-mail.tsx'
export { confirmedEmails, emailOwners, selectEarlierEmails } from './people/confirmed-emails.queries.ts'
export { findPersonByEmail } from './people/person-by-email.queries.ts'
export { personText, shortName, wholeName } from './people/person-name.queries.ts'
export { rolesOf } from './people/roles.queries.ts'
export { becomePromoter, hasAccounts, insertUser, lockUser, setAdmin } from './people/users.queries.ts'
export {
  eraseVisitorsConsents,
  findNamesOf,
  findPictureName,
  selectPersonalAccount,
  selectPersonalConsents,
  selectPersonalSessions,
} from './personal/personal-account.queries.ts'
export { expectOwnPassword } from './profile/change-password.ts'
export { type Interests, selectInterests } from './profile/interests.queries.ts'
export { type PreferenceChanges, setPreferences } from './profile/set-preferences.ts'
export { authorize } from './sessions/authorize.ts'
export { createViewers } from './sessions/create-viewers.ts'
export type { SessionHooks } from './sessions/session-hooks.ts'
export { endSessions, selectSessions } from './sessions/sessions.queries.ts'
export { NOBODY, type Viewer } from './sessions/viewer.ts'
export type { Viewers } from './sessions/viewers.ts'

export const accountsFeature: Feature = {
  routes: [accountsRoutes, ownAccountRoutes, ownPictureRoutes, sessionsRoutes],
  jobs: (parts) => [
    sendPasswordReset(parts),
    personRenamed(parts.features.flatMap((feature) => feature.personRenamed ?? [])),
    emailConfirmed(parts.features.flatMap((feature) => feature.emailConfirmed ?? [])),
  ],
  gauges: accountGauges,
  retentions: [sessionsRetention],
}
