import type { Failure } from '#contract/wire.ts'
import { FailedList } from '#foundation/catalogue/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { CardGrid } from '#ui-kit/card.tsx'
import { Megaphone } from '#ui-kit/icons.ts'
import { EmptyState } from '#ui-kit/page-states.tsx'
import styles from '../area/area.module.css'
import { CampaignCard } from '../area/campaign-card.tsx'
import type { MyCampaignsData } from './load-my-campaigns.ts'

/** The viewer's campaigns with their progress, each with a link to its steps. */
export function MyCampaigns({ data }: { data: MyCampaignsData | Failure }) {
  return (
    <section className={styles.part} aria-labelledby="my-campaigns">
      <h2 id="my-campaigns">{m.my_campaigns_title()}</h2>
      {'success' in data ? (
        <FailedList title={m.my_campaigns_failed()} problem={data.data.message} />
      ) : data.total === 0 ? (
        <NoCampaign />
      ) : (
        <CardGrid>
          {data.campaigns.map((campaign) => (
            <CampaignCard key={campaign.id} campaign={campaign} />
          ))}
        </CardGrid>
      )}
    </section>
  )
}

function NoCampaign() {
  return (
    <EmptyState
      icon={Megaphone}
      title={m.my_campaigns_none_title()}
      headingLevel={3}
      action={
        <AddressLink href="/programs" className={buttonClass({ variant: 'primary' })}>
          {m.my_campaigns_see_programs()}
        </AddressLink>
      }
    >
      {m.my_campaigns_none_help()}
    </EmptyState>
  )
}
