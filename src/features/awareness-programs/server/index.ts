export { campaignsOfPerson } from './admin/campaigns-of-person.queries.ts'
export { awarenessJobs } from './awareness-jobs.ts'
export { awarenessRoutes } from './awareness-programs.routes.ts'
export {
  awarenessCompletions,
  campaignInvitations,
  campaignSteps,
  campaigns,
  campaignVisits,
} from './campaigns.tables.ts'
export { claimCompletions } from './claim-completions.queries.ts'
export { insertAwarenessProgram } from './insert-awareness-program.queries.ts'
export { insertCampaign } from './insert-campaign.queries.ts'
export { INVITATIONS_KEPT_DAYS } from './inviting/forget-old-invitations.ts'
export { awarenessSitemap } from './joining/awareness-sitemap.queries.ts'
export { certifyCompletionJob } from './landing/certify-completion-job.ts'
export { CONFIRMING_MAILS_KEPT_DAYS } from './landing/forget-confirming-mails.ts'
export { numbersOfCampaigns } from './numbers/numbers-of-campaigns.queries.ts'
export { personalAwareness } from './personal/personal-awareness.ts'
export { reportableCampaigns } from './reportable-campaigns.ts'
