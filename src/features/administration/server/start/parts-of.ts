import type { WithRoles } from '#foundation/accounts/roles.contract.ts'
import {
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
  mayReadMetrics,
  mayWorkOnEvents,
  mayWorkOnResources,
} from '#foundation/accounts/server/index.ts'
import type { Part } from '../../administration.contract.ts'

const policies: Record<Part, (viewer: WithRoles) => boolean> = {
  numbers: mayReadMetrics,
  events: mayWorkOnEvents,
  speakers: mayKeepSpeakers,
  series: mayKeepSpeakers,
  'certificate-programs': mayKeepPrograms,
  'awareness-programs': mayKeepAwareness,
  resources: mayWorkOnResources,
  reports: mayModerate,
  words: mayModerate,
  counselling: mayKeepCounselling,
  banners: mayKeepBanners,
  taxonomy: mayKeepTaxonomy,
  'search-words': mayKeepSearchWords,
  people: mayManagePeople,
  mails: mayOperate,
  jobs: mayOperate,
  privacy: mayManagePeople,
  settings: mayOperate,
  audit: mayReadAudit,
}

/** The sections of the administration that the viewer may see: narrow roles only get their own. */
export function partsOf(viewer: WithRoles): Part[] {
  const parts = Object.entries(policies) as [Part, (viewer: WithRoles) => boolean][]
  return parts.filter(([, may]) => may(viewer)).map(([part]) => part)
}
