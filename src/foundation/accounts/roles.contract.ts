/** What people may be beside a person with an account. An administrator may do everything; the others are narrow. */
export const ROLES = [
  'administrator',
  'content-editor',
  'event-host',
  'moderator',
  'campaign-manager',
] as const
export type Role = (typeof ROLES)[number]

/** Roles that are rows of their own; an administrator is named on the account. */
export const NARROW_ROLES = ['content-editor', 'event-host', 'moderator', 'campaign-manager'] as const

/** Somebody with the roles that they have now. */
export interface WithRoles {
  roles: readonly Role[]
}

/** Whether somebody is an administrator or one of those wanted. */
export const hasRole = ({ roles }: WithRoles, ...wanted: readonly Role[]) =>
  roles.includes('administrator') || wanted.some((role) => roles.includes(role))
