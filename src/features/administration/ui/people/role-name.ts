import type { Role } from '#foundation/accounts/roles.contract.ts'
import { m } from '#messages/messages.js'

const names: Record<Role, () => string> = {
  administrator: m.role_administrator,
  'content-editor': m.role_content_editor,
  'event-host': m.role_event_host,
  moderator: m.role_moderator,
  'campaign-manager': m.role_campaign_manager,
}

export const roleName = (role: Role) => names[role]()
