import { hasRole, type WithRoles } from './roles.contract.ts'

/** Whether somebody finds the administration, which needs a role. */
export const mayEnterAdministration = ({ roles }: WithRoles) => roles.length > 0
export const mayManagePeople = (viewer: WithRoles) => hasRole(viewer)
export const mayReadAudit = (viewer: WithRoles) => hasRole(viewer)
export const mayModerate = (viewer: WithRoles) => hasRole(viewer, 'moderator')
/** What events are made of: who speaks there, and the series that they belong to. */
export const mayKeepSpeakers = (viewer: WithRoles) => hasRole(viewer, 'content-editor')
/** Their texts, modules and quizzes; who is inside is seen by administrators alone. */
export const mayKeepPrograms = (viewer: WithRoles) => hasRole(viewer, 'content-editor')
export const mayWorkOnEvents = (viewer: WithRoles) => hasRole(viewer, 'content-editor', 'event-host')
/** Moderators decide on them; content editors see to dead links. */
export const mayWorkOnResources = (viewer: WithRoles) => hasRole(viewer, 'moderator', 'content-editor')
/** Awareness programs: content editors their texts, campaign managers who runs campaigns for them. */
export const mayKeepAwareness = (viewer: WithRoles) => hasRole(viewer, 'content-editor', 'campaign-manager')
export const mayKeepBanners = (viewer: WithRoles) => hasRole(viewer, 'content-editor')
export const mayKeepTaxonomy = (viewer: WithRoles) => hasRole(viewer, 'content-editor')
/** Words that mean the same change what everybody finds. */
export const mayKeepSearchWords = (viewer: WithRoles) => hasRole(viewer)
/** Counts of many, of nobody in particular. */
export const mayReadMetrics = (viewer: WithRoles) => hasRole(viewer, 'content-editor', 'campaign-manager')
/** Mails, jobs and settings: what keeps the place running. Mails tell addresses. */
export const mayOperate = (viewer: WithRoles) => hasRole(viewer)
/** Records tell addresses of parents. */
export const mayKeepCounselling = (viewer: WithRoles) => hasRole(viewer)
