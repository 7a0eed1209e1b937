import type { Feature } from '#foundation/feature.ts'
import { adminAwarenessRoutes } from './admin/admin-awareness.routes.ts'
import { adminAwarenessWordsRoutes } from './admin/admin-awareness-words.routes.ts'
import { adminCampaignsRoutes } from './admin/campaigns/admin-campaigns.routes.ts'
import { tellHold } from './admin/campaigns/tell-hold.ts'
import { campaignsOfPerson } from './admin/campaigns-of-person.queries.ts'
import { areaRoutes } from './area/area.routes.ts'
import { codeRoutes } from './editing/code.routes.ts'
import { editingRoutes } from './editing/editing.routes.ts'
import { sharingRoutes } from './editing/sharing.routes.ts'
import { endedInvitationsRetention, invitationsRetention } from './inviting/forget-old-invitations.ts'
import { invitingRoutes } from './inviting/inviting.routes.ts'
import { mailInvitations } from './inviting/mail-invitations.ts'
import { awarenessSitemap } from './joining/awareness-sitemap.queries.ts'
import { joiningRoutes } from './joining/joining.routes.ts'
import { teamRoutes } from './joining/team.routes.ts'
import { confirmingMailsRetention } from './landing/forget-confirming-mails.ts'
import { landingRoutes } from './landing/landing.routes.ts'
import { numbersOfCampaigns } from './numbers/numbers-of-campaigns.queries.ts'
import { personalAwareness } from './personal/personal-awareness.ts'
import { reportableCampaigns } from './reportable-campaigns.ts'
import { trackingRoutes } from './tracking/tracking.routes.ts'
import { trackingFileRoutes } from './tracking/tracking-file.routes.ts'

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
export { certifyCompletionJob } from './landing/certify-completion-job.ts'

export const awarenessProgramsFeature: Feature = {
  routes: [
    adminAwarenessRoutes,
    adminAwarenessWordsRoutes,
    adminCampaignsRoutes,
    joiningRoutes,
    teamRoutes,
    editingRoutes,
    sharingRoutes,
    codeRoutes,
    landingRoutes,
    areaRoutes,
    invitingRoutes,
    trackingFileRoutes,
    trackingRoutes,
  ],
  jobs: (parts) => [tellHold(parts), mailInvitations(parts)],
  sitemap: [awarenessSitemap],
  reportables: () => [reportableCampaigns],
  personalData: [personalAwareness],
  metrics: numbersOfCampaigns,
  retentions: [confirmingMailsRetention, endedInvitationsRetention, invitationsRetention],
  personWork: campaignsOfPerson,
}
