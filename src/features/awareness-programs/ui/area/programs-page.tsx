import { createFileRoute } from '@tanstack/react-router'
import type { Api } from '#contract/client.ts'
import { m } from '#messages/messages.js'
import { CardGrid } from '#ui-kit/card.tsx'
import { pageCannotShow } from '#ui-kit/page-failure.ts'
import { UnlistedHead } from '#ui-kit/page-head.tsx'
import type { AwarenessProgram } from '../../awareness-programs.contract.ts'
import type { Subscription } from '../../subscriptions.contract.ts'
import styles from './area.module.css'
import { CampaignCard } from './campaign-card.tsx'
import { ProgramCard } from './program-card.tsx'
import { Welcome } from './welcome.tsx'

/** The area of the viewer's campaigns. Without any, it invites the viewer to start one, and never redirects. */
export const Route = createFileRoute('/_default/programs')({
  loader: async ({ context: { api, publicUrl }, parentMatchPromise }) => {
    const isLoggedIn = parentMatchPromise.then(({ loaderData }) => loaderData !== undefined)
    return { ...(await loadArea(api, isLoggedIn)), publicUrl }
  },
  component: ProgramsPage,
})

function ProgramsPage() {
  const { programs, campaigns, publicUrl } = Route.useLoaderData()
  if (campaigns.length === 0) return <Welcome programs={programs} publicUrl={publicUrl} />
  return <OwnArea programs={programs} campaigns={campaigns} />
}

/** The viewer's campaigns, newest first, and programs to start another one for. */
function OwnArea({ programs, campaigns }: Area) {
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

interface Area {
  programs: AwarenessProgram[]
  campaigns: Subscription[]
}

/** Every program, and the campaigns of the logged-in person. */
async function loadArea(api: Api, isLoggedIn: Promise<boolean>): Promise<Area> {
  const [programs, own] = await Promise.all([
    api('GET /program/program/', { query: { length: 100 } }),
    isLoggedIn.then((isIn) =>
      isIn ? api('GET /program/subscription/', { query: { user: 'me', length: 100 } }) : null,
    ),
  ])
  if (!programs.success) return pageCannotShow(programs)
  if (own && !own.success && own.status !== 401) return pageCannotShow(own)
  return { programs: programs.data, campaigns: own?.success ? own.data : [] }
}
