import { hasRole, type WithRoles } from './roles.contract.ts'

/** Whoever has no role does not find the administration. */
export const mayEnterAdministration = ({ roles }: WithRoles) => roles.length > 0
export const mayManagePeople = (viewer: WithRoles) => hasRole(viewer)
export const mayReadAudit = (viewer: WithRoles) => hasRole(viewer)
export const mayModerate = (viewer: WithRoles) => hasRole(viewer, 'moderator')
/** What events are made of: who speaks there, and the series that they belong to. */
export const mayKeepSpeakers = (viewer: WithRoles) => hasRole(viewer, 'content-editor')
/** Their texts, modules and quizzes; who is inside is seen by administrators alone. */
export const mayKeepPrograms = (viewer: WithRoles) => hasRole(viewer, 'content-editor')
export const mayWorkOnEvents = (viewer: WithRoles) => hasRole(viewer, 'content-editor', 'event-host')
/** Moderators decide on them; content editors see to their types and dead links. */
export const mayWorkOnResources = (viewer: WithRoles) => hasRole(viewer, 'moderator', 'content-editor')
export const mayKeepResourceTypes = (viewer: WithRoles) => hasRole(viewer, 'content-editor')
/** Records tell addresses of parents. */
export const mayKeepCounselling = (viewer: WithRoles) => hasRole(viewer)
