import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { CircleAlert, Eye } from '#ui-kit/icons.ts'
import { UnlistedHead } from '#ui-kit/page-head.tsx'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { landingAddress } from '../../awareness-address.contract.ts'
import styles from './area.module.css'
import campaignStyles from './campaign.module.css'
import { CampaignBadge } from './campaign-badge.tsx'
import { CampaignSettings } from './campaign-settings.tsx'
import { CampaignSteps } from './campaign-steps.tsx'
import { GoalBar } from './goal-bar.tsx'
import type { OwnCampaign } from './load-campaign.ts'
import { Team } from './team.tsx'

/** Everything to do for a campaign: its steps in order, and its status next to them. */
export function CampaignView({ campaign, steps, publicUrl }: OwnCampaign & { publicUrl: string }) {
  const { program_data, organisation_name: name, part_of, hold_reason } = campaign
  const landing = landingAddress({ ...campaign, program_name: program_data.name })
  return (
    <div className={styles.page}>
      <UnlistedHead page={program_data.title} />
      <header className={styles.opening}>
        <AddressLink href="/programs" className={styles.up}>
          {m.awareness_area_title()}
        </AddressLink>
        <h1 lang={scriptLanguage(program_data.title)}>{program_data.title}</h1>
        <div className={campaignStyles.facts}>
          <CampaignBadge campaign={campaign} />
          <span>
            {part_of !== null && name
              ? m.awareness_area_counts_for({ name })
              : (name ?? m.awareness_area_in_own_name())}
          </span>
        </div>
        {hold_reason !== null && <Suspended reason={hold_reason} />}
        {program_data.publication === 'ended' && <p>{m.awareness_area_program_ended_help()}</p>}
      </header>
      <div className={campaignStyles.layout}>
        <aside className={campaignStyles.side} aria-label={m.awareness_area_progress()}>
          <GoalBar campaign={campaign} />
          {hold_reason === null && (
            <AddressLink href={landing} className={buttonClass({ isWide: true })}>
              <Eye aria-hidden="true" />
              {m.awareness_area_see_page()}
            </AddressLink>
          )}
        </aside>
        <section className={styles.part} aria-labelledby="steps">
          <h2 id="steps">{m.awareness_area_steps()}</h2>
          <CampaignSteps campaign={campaign} steps={steps} publicUrl={publicUrl} />
        </section>
      </div>
      <Team campaign={campaign} publicUrl={publicUrl} />
      <CampaignSettings campaign={campaign} />
    </div>
  )
}

function Suspended({ reason }: { reason: string }) {
  return (
    <div className={campaignStyles.suspended}>
      <CircleAlert aria-hidden="true" />
      <div>
        <p>
          <strong>{m.awareness_area_suspended_title()}</strong>
        </p>
        <p>{m.awareness_area_suspended_reason({ reason })}</p>
      </div>
    </div>
  )
}
