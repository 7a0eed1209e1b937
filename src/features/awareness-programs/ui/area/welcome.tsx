import { useViewer } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { CardGrid } from '#ui-kit/card.tsx'
import { EmptyState } from '#ui-kit/page-states.tsx'
import type { AwarenessProgram } from '../../awareness-programs.contract.ts'
import { ExplainedSteps } from '../joining/explained-steps.tsx'
import { SignupHead } from '../joining/signup-head.tsx'
import styles from './area.module.css'
import { ProgramCard } from './program-card.tsx'

interface WelcomeProps {
  programs: AwarenessProgram[]
  publicUrl: string
}

/** Tells people without a campaign what one is, and which programs there are. */
export function Welcome({ programs, publicUrl }: WelcomeProps) {
  const viewer = useViewer()
  const open = programs.filter(({ is_open }) => is_open)
  return (
    <div className={styles.page}>
      <SignupHead title={m.awareness_area_welcome_title()} address="/programs" publicUrl={publicUrl} />
      <header className={styles.opening}>
        <h1>{m.awareness_area_welcome_title()}</h1>
        <p className={styles.lead}>{m.awareness_area_welcome_lead()}</p>
        {viewer && <p>{m.awareness_area_welcome_none()}</p>}
      </header>
      {open.length === 0 ? (
        <EmptyState title={m.awareness_area_no_program()}>{m.awareness_area_no_program_help()}</EmptyState>
      ) : (
        <section className={styles.part} aria-labelledby="programs">
          <h2 id="programs">{m.awareness_area_choose()}</h2>
          <CardGrid>
            {open.map((program, place) => (
              <ProgramCard key={program.id} program={program} isFirst={place < 3} />
            ))}
          </CardGrid>
        </section>
      )}
      {open[0] && (
        <section className={styles.part} aria-labelledby="how">
          <h2 id="how">{m.awareness_joining_steps_title()}</h2>
          <ExplainedSteps text_language={open[0].text_language} steps={open[0].steps} />
        </section>
      )}
    </div>
  )
}
