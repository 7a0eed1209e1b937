import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { ChartColumn, type Icon, Mail, Pencil } from '#ui-kit/icons.ts'
import { type CampaignPart, campaignPartAddress } from '../../awareness-address.contract.ts'
import type { ProgramDetail } from '../../program-details.contract.ts'
import type { Subscription } from '../../subscriptions.contract.ts'
import { ShareCampaign } from '../editing/share-campaign.tsx'

interface StepActionProps {
  campaign: Subscription
  step: ProgramDetail
  publicUrl: string
}

const pages: Partial<Record<number, { part: CampaignPart; words: () => string; icon: Icon }>> = {
  2: { part: 'page', words: m.awareness_area_edit_page, icon: Pencil },
  3: { part: 'invite', words: m.awareness_area_invite, icon: Mail },
  4: { part: 'tracking', words: m.awareness_area_track, icon: ChartColumn },
}

/** The way to do a step: the buttons that share, or the page that it is done on. */
export function StepAction({ campaign, step, publicUrl }: StepActionProps) {
  const page = pages[step.position]
  if (!page) return <ShareCampaign campaign={campaign} publicUrl={publicUrl} />
  const { part, words, icon: Picture } = page
  // Once nothing is missing, the button that completes the step comes first.
  const isNext = (step.label === 'In Progress' || step.label === 'Live') && step.missing.length > 0
  return (
    <p>
      <AddressLink
        href={campaignPartAddress({ id: campaign.id, program_name: campaign.program_data.name }, part)}
        className={buttonClass({ variant: isNext ? 'primary' : 'second' })}
      >
        <Picture aria-hidden="true" />
        {words()}
      </AddressLink>
    </p>
  )
}
