/** The roles in the administration. An administrator may do everything; every other role covers one area. */
export const ROLES = [
  'administrator',
  'content-editor',
  'event-host',
  'moderator',
  'campaign-manager',
] as const
export type Role = (typeof ROLES)[number]

/** Roles stored as rows; an administrator is a flag on the account. */
export const NARROW_ROLES = ['content-editor', 'event-host', 'moderator', 'campaign-manager'] as const

/** Anyone with their current roles. */
export interface WithRoles {
  roles: readonly Role[]
}

/** Whether the person is an administrator or has one of the wanted roles. */
export const hasRole = ({ roles }: WithRoles, ...wanted: readonly Role[]) =>
  roles.includes('administrator') || wanted.some((role) => roles.includes(role))
