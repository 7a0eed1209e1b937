import { AdminTabs } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'

interface AdminAwarenessTabsProps {
  id: number
  current: 'form' | 'steps' | 'questions' | 'campaigns'
  /** Whether the viewer may see who runs campaigns. */
  canSeeCampaigns: boolean
  /** Whether the viewer may edit the program itself. */
  canEdit?: boolean
}

/** The tabs of one awareness program's pages. */
export function AdminAwarenessTabs(props: AdminAwarenessTabsProps) {
  const { id, current, canSeeCampaigns, canEdit = true } = props
  if (!canEdit) return null
  const base = `/admin/awareness-programs/${id}`
  const tabs = [
    { key: 'form', label: m.admin_event_tab_form(), href: base },
    { key: 'steps', label: m.awareness_admin_tab_steps(), href: `${base}/steps` },
    { key: 'questions', label: m.awareness_admin_tab_questions(), href: `${base}/questions` },
    ...(canSeeCampaigns
      ? [{ key: 'campaigns', label: m.awareness_admin_tab_campaigns(), href: `${base}/campaigns` }]
      : []),
  ]
  return <AdminTabs label={m.awareness_admin_tabs()} tabs={tabs} current={current} />
}
