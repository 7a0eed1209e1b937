import { hasRole, type WithRoles } from '#foundation/accounts/roles.contract.ts'

/** Who may answer people's questions: those who speak there, event hosts and administrators. */
export const mayAnswer = (viewer: WithRoles | null, { isSpeaker }: { isSpeaker: boolean }) =>
  viewer !== null && (isSpeaker || hasRole(viewer, 'event-host'))
