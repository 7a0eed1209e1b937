import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { Card, cardLinkClass } from '#ui-kit/card.tsx'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { campaignAddress } from '../../awareness-address.contract.ts'
import type { Subscription } from '../../subscriptions.contract.ts'
import { CampaignBadge } from './campaign-badge.tsx'
import { GoalBar } from './goal-bar.tsx'

/** One of the viewer's campaigns at a glance: for whom it is run, its status and its goal. */
export function CampaignCard({ campaign }: { campaign: Subscription }) {
  const { id, kind, organisation_name: name, part_of, program_data } = campaign
  return (
    <Card
      as="li"
      badge={<CampaignBadge campaign={campaign} />}
      eyebrow={kind === 'individual' ? m.awareness_area_in_own_name() : name}
      title={
        <h3>
          <AddressLink
            href={campaignAddress({ id, program_name: program_data.name })}
            className={cardLinkClass}
            lang={scriptLanguage(program_data.title)}
          >
            {program_data.title}
          </AddressLink>
        </h3>
      }
      byline={part_of !== null && name ? m.awareness_area_counts_for({ name }) : undefined}
    >
      <GoalBar campaign={campaign} />
    </Card>
  )
}
