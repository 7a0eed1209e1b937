import { m } from '#messages/messages.js'
import type { BadgeTone } from '#ui-kit/type-badge.tsx'
import type { InvitationState } from '../../invitations.contract.ts'

/** What became of an invitation, in words. */
export const stateLooks: Record<InvitationState, { words: () => string; tone: BadgeTone }> = {
  completed: { words: m.awareness_inviting_state_completed, tone: 'leaf' },
  opened: { words: m.awareness_inviting_state_opened, tone: 'marigold' },
  sent: { words: m.awareness_inviting_state_sent, tone: 'mist' },
  waiting: { words: m.awareness_inviting_state_waiting, tone: 'mist' },
  failed: { words: m.awareness_inviting_state_failed, tone: 'coral' },
  opted_out: { words: m.awareness_inviting_state_opted_out, tone: 'coral' },
}
