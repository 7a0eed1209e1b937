import { hasRole, type WithRoles } from './roles.contract.ts'

/** Any role opens the administration. */
export const mayEnterAdministration = ({ roles }: WithRoles) => roles.length > 0
export const mayManagePeople = (viewer: WithRoles) => hasRole(viewer)
export const mayReadAudit = (viewer: WithRoles) => hasRole(viewer)
export const mayModerate = (viewer: WithRoles) => hasRole(viewer, 'moderator')
/** Speakers and series, which events are built from. */
export const mayKeepSpeakers = (viewer: WithRoles) => hasRole(viewer, 'content-editor')
/** Texts, modules and quizzes. Only administrators see who is enrolled. */
export const mayKeepPrograms = (viewer: WithRoles) => hasRole(viewer, 'content-editor')
export const mayWorkOnEvents = (viewer: WithRoles) => hasRole(viewer, 'content-editor', 'event-host')
/** Moderators review resources; content editors fix dead links. */
export const mayWorkOnResources = (viewer: WithRoles) => hasRole(viewer, 'moderator', 'content-editor')
/** Content editors edit the texts of awareness programs; campaign managers manage the campaigns. */
export const mayKeepAwareness = (viewer: WithRoles) => hasRole(viewer, 'content-editor', 'campaign-manager')
export const mayKeepBanners = (viewer: WithRoles) => hasRole(viewer, 'content-editor')
export const mayKeepTaxonomy = (viewer: WithRoles) => hasRole(viewer, 'content-editor')
/** Administrators only: synonyms change what everyone finds. */
export const mayKeepSearchWords = (viewer: WithRoles) => hasRole(viewer)
/** Aggregated counts, never about one person. */
export const mayReadMetrics = (viewer: WithRoles) => hasRole(viewer, 'content-editor', 'campaign-manager')
/** Emails, jobs and settings. The list of emails shows addresses. */
export const mayOperate = (viewer: WithRoles) => hasRole(viewer)
/** Counselling records show parents' addresses. */
export const mayKeepCounselling = (viewer: WithRoles) => hasRole(viewer)
