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
export { type AtLogIn, type AtLogOut, accountParts } from './account-parts.ts'
export { LastAdministrator, NotAllowed, PersonNotFound, SessionNotFound } from './accounts.errors.ts'
export { accountsRoutes } from './accounts.routes.ts'
export { users } from './accounts.tables.ts'
export { addressProved } from './address-proved.ts'
export { closeAccount } from './admin/close-account.ts'
export { expectAnotherAdministrator } from './admin/expect-another-administrator.ts'
export { resendEmailCode } from './admin/resend-email-code.ts'
export { setMembership } from './admin/set-membership.ts'
export { authorize } from './authorize.ts'
export { expectOwnPassword } from './change-password.ts'
export { type ConsentCookie, decisionOf, newDevice } from './consents/consent-cookie.ts'
export { selectNewestConsent } from './consents/consents.queries.ts'
export { hasConsent } from './consents/has-consent.ts'
export { recordConsent } from './consents/record-consent.ts'
export { type SharedProfile, selectSharedProfile } from './consents/shared-profile.queries.ts'
export { consents } from './consents.tables.ts'
export { forgetOldSessions, SESSIONS_KEPT_DAYS } from './forget-old-sessions.ts'
export { passwordResetJob } from './forget-password.ts'
export { type Interests, selectInterests } from './interests.queries.ts'
export { accountMail } from './mails/account-mail.tsx'
export { hashPassword } from './passwords.ts'
export { findPersonByEmail } from './person-by-email.queries.ts'
export { shortName, wholeName } from './person-name.queries.ts'
export { personRenamed } from './person-renamed.ts'
export {
  eraseVisitorsConsents,
  findNamesOf,
  findPictureName,
  selectPersonalAccount,
  selectPersonalConsents,
  selectPersonalSessions,
} from './personal/personal-account.queries.ts'
export { rolesOf } from './roles.queries.ts'
export { endSessions, selectSessions } from './sessions.queries.ts'
export { type PreferenceChanges, setPreferences } from './set-preferences.ts'
export { setRole } from './set-role.ts'
export { becomePromoter, insertUser, lockUser, setAdmin } from './users.queries.ts'
export type { Viewer } from './viewer.ts'
export type { Viewers } from './viewers.ts'
