import { m } from '#messages/messages.js'
import { CardGrid } from '#ui-kit/card.tsx'
import { UnlistedHead } from '#ui-kit/page-head.tsx'
import styles from './area.module.css'
import { CampaignCard } from './campaign-card.tsx'
import type { Area } from './load-area.ts'
import { ProgramCard } from './program-card.tsx'

/** What I run, the newest first, and what else can be started. */
export function OwnArea({ programs, campaigns }: Area) {
  const others = programs.filter(({ is_open, own_campaigns }) => is_open && own_campaigns.length === 0)
  return (
    <div className={styles.page}>
      <UnlistedHead page={m.awareness_area_title()} />
      <header className={styles.opening}>
        <h1>{m.awareness_area_title()}</h1>
        <p className={styles.lead}>{m.awareness_area_lead()}</p>
      </header>
      <section className={styles.part} aria-labelledby="own">
        <h2 id="own">{m.awareness_area_own()}</h2>
        <CardGrid>
          {campaigns.map((campaign) => (
            <CampaignCard key={campaign.id} campaign={campaign} />
          ))}
        </CardGrid>
      </section>
      {others.length > 0 && (
        <section className={styles.part} aria-labelledby="others">
          <h2 id="others">{m.awareness_area_others()}</h2>
          <CardGrid>
            {others.map((program) => (
              <ProgramCard key={program.id} program={program} />
            ))}
          </CardGrid>
        </section>
      )}
    </div>
  )
}
