import { AdminTabs } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'

interface AdminEventTabsProps {
  id: number
  current: 'form' | 'preview' | 'film' | 'hosts' | 'registrations' | 'feedback' | 'certificates'
  /** Whether the viewer may see participants and certificates. */
  canSeePeople: boolean
}

/** The tabs of one event's pages. */
export function AdminEventTabs({ id, current, canSeePeople }: AdminEventTabsProps) {
  const base = `/admin/events/${id}`
  const tabs = [
    { key: 'form', label: m.admin_event_tab_form(), href: base },
    { key: 'film', label: m.admin_video(), href: `${base}/film` },
    { key: 'hosts', label: m.admin_hosts(), href: `${base}/hosts` },
    ...(canSeePeople
      ? [
          { key: 'registrations', label: m.admin_registrations(), href: `${base}/registrations` },
          { key: 'feedback', label: m.admin_feedback(), href: `${base}/feedback` },
          { key: 'certificates', label: m.admin_certificates(), href: `${base}/certificates` },
        ]
      : []),
    { key: 'preview', label: m.admin_event_preview(), href: `${base}/preview/en` },
  ]
  return <AdminTabs label={m.admin_event_tabs()} tabs={tabs} current={current} />
}
