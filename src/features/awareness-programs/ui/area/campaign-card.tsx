import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { Card, cardLinkClass } from '#ui-kit/card.tsx'
import { campaignAddress } from '../../awareness-address.contract.ts'
import type { Subscription } from '../../subscriptions.contract.ts'
import { CampaignBadge } from './campaign-badge.tsx'
import { GoalBar } from './goal-bar.tsx'

/** One of my campaigns at a glance: for whom it is run, whether it is out, and how near its goal. */
export function CampaignCard({ campaign }: { campaign: Subscription }) {
  const { id, kind, organisation_name, program_data } = campaign
  const isOwn = kind === 'individual'
  return (
    <Card
      as="li"
      badge={<CampaignBadge campaign={campaign} />}
      eyebrow={isOwn ? m.awareness_area_in_own_name() : organisation_name}
      title={
        <h3>
          <AddressLink
            href={campaignAddress({ id, program_name: program_data.name })}
            className={cardLinkClass}
          >
            {program_data.title}
          </AddressLink>
        </h3>
      }
      byline={
        isOwn && organisation_name ? m.awareness_area_counts_for({ name: organisation_name }) : undefined
      }
    >
      <GoalBar campaign={campaign} />
    </Card>
  )
}
