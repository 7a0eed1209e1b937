import { AdminTabs } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'

interface AdminProgramTabsProps {
  id: number
  current: 'form' | 'modules' | 'answers' | 'people' | 'cohorts' | 'certificates'
  /** Whether the viewer may see participants and certificates. */
  canSeePeople: boolean
}

/** The tabs of one certificate program's pages. */
export function AdminProgramTabs({ id, current, canSeePeople }: AdminProgramTabsProps) {
  const base = `/admin/certificate-programs/${id}`
  const tabs = [
    { key: 'form', label: m.admin_event_tab_form(), href: base },
    { key: 'modules', label: m.admin_program_modules(), href: `${base}/modules` },
    { key: 'answers', label: m.admin_program_answers(), href: `${base}/answers` },
    ...(canSeePeople
      ? [
          { key: 'people', label: m.admin_program_people(), href: `${base}/people` },
          { key: 'cohorts', label: m.admin_program_cohorts(), href: `${base}/cohorts` },
          { key: 'certificates', label: m.admin_certificates(), href: `${base}/certificates` },
        ]
      : []),
  ]
  return <AdminTabs label={m.admin_program_tabs()} tabs={tabs} current={current} />
}
