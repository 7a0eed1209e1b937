import { m } from '#messages/messages.js'
import type { BadgeTone } from '#ui-kit/type-badge.tsx'
import type { InvitationState } from '../../invitations.contract.ts'

/** Labels and colours of an invitation's states. */
export const stateLooks: Record<InvitationState, { label: () => string; tone: BadgeTone }> = {
  completed: { label: m.awareness_inviting_state_completed, tone: 'leaf' },
  opened: { label: m.awareness_inviting_state_opened, tone: 'marigold' },
  sent: { label: m.awareness_inviting_state_sent, tone: 'mist' },
  waiting: { label: m.awareness_inviting_state_queued, tone: 'mist' },
  failed: { label: m.awareness_inviting_state_failed, tone: 'coral' },
  opted_out: { label: m.awareness_inviting_state_opted_out, tone: 'coral' },
}
