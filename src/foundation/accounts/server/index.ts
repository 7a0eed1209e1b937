export {
  mayKeepCounselling,
  mayKeepPrograms,
  mayKeepResourceTypes,
  mayKeepSpeakers,
  mayManagePeople,
  mayModerate,
  mayReadAudit,
  mayWorkOnEvents,
  mayWorkOnResources,
} from '../roles.policy.ts'
export { accountParts } from './account-parts.ts'
export { NotAllowed } from './accounts.errors.ts'
export { accountsRoutes } from './accounts.routes.ts'
export { users } from './accounts.tables.ts'
export { addressProved } from './address-proved.ts'
export { authorize } from './authorize.ts'
export { passwordResetJob } from './forget-password.ts'
export { type Interests, selectInterests } from './interests.queries.ts'
export { hashPassword } from './passwords.ts'
export { findPersonByEmail } from './person-by-email.queries.ts'
export { shortName, wholeName } from './person-name.queries.ts'
export { personRenamed } from './person-renamed.ts'
export { rolesOf, selectPeople } from './roles.queries.ts'
export { type PreferenceChanges, setPreferences } from './set-preferences.ts'
export { setRole } from './set-role.ts'
export { becomePromoter, insertUser, setAdmin } from './users.queries.ts'
export type { Viewer } from './viewer.ts'
export type { Viewers } from './viewers.ts'
