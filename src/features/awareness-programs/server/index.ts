import type { Feature } from '#foundation/feature.ts'
import { adminAwarenessRoutes } from './admin/admin-awareness.routes.ts'
import { adminAwarenessWordsRoutes } from './admin/admin-awareness-words.routes.ts'
import { adminCampaignsRoutes } from './admin/campaigns/admin-campaigns.routes.ts'
import { notifySuspension } from './admin/campaigns/notify-suspension.ts'
import { campaignsOfPerson } from './admin/campaigns-of-person.queries.ts'
import { areaRoutes } from './area/area.routes.ts'
import { codeRoutes, editingRoutes, sharingRoutes } from './editing/editing.routes.ts'
import { endedInvitationsRetention, invitationsRetention } from './inviting/forget-old-invitations.ts'
import { invitingRoutes } from './inviting/inviting.routes.ts'
import { mailInvitations } from './inviting/mailing/mail-invitations.ts'
import { joiningRoutes, teamRoutes } from './joining/joining.routes.ts'
import { awarenessSitemap } from './joining/programs.queries.ts'
import { confirmingMailsRetention } from './landing/forget-confirming-mails.ts'
import { landingRoutes } from './landing/landing.routes.ts'
import { campaignMetrics } from './metrics/campaign-metrics.queries.ts'
import { personalAwareness } from './personal/personal-awareness.ts'
import { reportableCampaigns } from './reportable-campaigns.queries.ts'
import { trackingFileRoutes, trackingRoutes } from './tracking/tracking.routes.ts'

export {
  awarenessCompletions,
  campaignInvitations,
  campaignSteps,
  campaigns,
  campaignVisits,
} from './campaigns.tables.ts'
export { insertAwarenessProgram, insertCampaign } from './insert-awareness.queries.ts'
export { certifyCompletionJob } from './landing/certify-completion-job.ts'
export { claimCompletions } from './landing/completions.queries.ts'
export { isOwnCompletion } from './personal/personal-awareness.queries.ts'

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
  jobs: (parts) => [notifySuspension(parts), mailInvitations(parts)],
  sitemap: [awarenessSitemap],
  reportables: () => [reportableCampaigns],
  personalData: () => [personalAwareness],
  metrics: campaignMetrics,
  retentions: [confirmingMailsRetention, endedInvitationsRetention, invitationsRetention],
  personWork: campaignsOfPerson,
}
