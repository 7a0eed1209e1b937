import { hasRole, type WithRoles } from '#foundation/accounts/roles.contract.ts'

/** Who may answer an event's questions: its speakers, its own hosts and administrators. */
export const mayAnswer = (
  viewer: WithRoles | null,
  { isSpeaker, isHost }: { isSpeaker: boolean; isHost: boolean },
) => viewer !== null && (isSpeaker || hasRole(viewer) || (isHost && viewer.roles.includes('event-host')))
