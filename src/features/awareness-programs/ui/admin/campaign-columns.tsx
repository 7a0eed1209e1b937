import { m } from '#messages/messages.js'
import type { Column } from '#ui-kit/data-table.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import { TypeBadge } from '#ui-kit/type-badge.tsx'
import type { AdminCampaign } from '../../admin-awareness-campaigns.contract.ts'
import { landingAddress } from '../../awareness-address.contract.ts'
import styles from './admin-awareness.module.css'
import { campaignState } from './awareness-labels.ts'
import { SuspendCampaign } from './suspend-campaign.tsx'

/** The table of a program's campaigns. */
export const campaignColumns = (program: { name: string }): readonly Column<AdminCampaign>[] => [
  {
    key: 'campaign',
    label: m.awareness_admin_campaign,
    sort: 'newest',
    isHead: true,
    cell: (campaign) => <Campaign campaign={campaign} program_name={program.name} />,
  },
  {
    key: 'owner',
    label: m.awareness_admin_runs_it,
    cell: ({ owner }) => (
      <>
        {owner.name}
        <SoftLine>{owner.email}</SoftLine>
      </>
    ),
  },
  {
    key: 'state',
    label: m.status_label,
    cell: (campaign) => {
      const { label, tone } = campaignState(campaign)
      return (
        <div className={styles.state}>
          <TypeBadge tone={tone}>{label}</TypeBadge>
          {campaign.hold_reason ? <SoftLine>{campaign.hold_reason}</SoftLine> : null}
        </div>
      )
    },
  },
  {
    key: 'invited',
    label: m.awareness_admin_invited,
    sort: 'invitations',
    isNumber: true,
    cell: ({ invitations_count }) => numberLabel(invitations_count),
  },
  {
    key: 'completed',
    label: m.awareness_admin_completions,
    sort: 'completions',
    isNumber: true,
    cell: ({ completions_count, goal }) =>
      m.awareness_admin_of_goal({ done: numberLabel(completions_count), goal: numberLabel(goal) }),
  },
  {
    key: 'hold',
    label: m.admin_report_decision,
    cell: (campaign) => <SuspendCampaign campaign={campaign} />,
  },
]

function Campaign({ campaign, program_name }: { campaign: AdminCampaign; program_name: string }) {
  const { id, kind, display_name, organisation_name, username, promoters_count } = campaign
  const name = display_name || organisation_name || m.awareness_admin_campaign_unnamed()
  const isOrganisation = kind === 'organisation'
  return (
    <>
      <a href={landingAddress({ id, program_name, organisation_name, username })} lang={scriptLanguage(name)}>
        {name}
      </a>
      {isOrganisation ? (
        <SoftLine>
          {m.awareness_admin_organisation()}: {organisation_name} ·{' '}
          {m.awareness_admin_promoters_in({ count: promoters_count })}
        </SoftLine>
      ) : organisation_name ? (
        <SoftLine>{m.awareness_admin_of_organisation({ name: organisation_name })}</SoftLine>
      ) : null}
    </>
  )
}
