import type { WithRoles } from '#foundation/accounts/roles.contract.ts'
import {
  mayKeepCounselling,
  mayKeepPrograms,
  mayKeepSpeakers,
  mayManagePeople,
  mayModerate,
  mayReadAudit,
  mayWorkOnEvents,
  mayWorkOnResources,
} from '#foundation/accounts/server/index.ts'
import type { Part } from '../administration-values.contract.ts'

const policies: Record<Part, (viewer: WithRoles) => boolean> = {
  events: mayWorkOnEvents,
  speakers: mayKeepSpeakers,
  series: mayKeepSpeakers,
  'certificate-programs': mayKeepPrograms,
  'awareness-programs': mayKeepPrograms,
  resources: mayWorkOnResources,
  reports: mayModerate,
  counselling: mayKeepCounselling,
  people: mayManagePeople,
  audit: mayReadAudit,
}

/** What a person sees of the administration: a narrow role its own parts alone. */
export function partsOf(viewer: WithRoles): Part[] {
  const parts = Object.entries(policies) as [Part, (viewer: WithRoles) => boolean][]
  return parts.filter(([, may]) => may(viewer)).map(([part]) => part)
}
