import type { Failure } from '#contract/wire.ts'
import { FailedList, GrowingCards } from '#foundation/catalogue/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { Award, CirclePlay, type Icon } from '#ui-kit/icons.ts'
import { EmptyState } from '#ui-kit/page-states.tsx'
import type { ProgramCard as Card, ProgressLabel } from '../../certificate-programs.contract.ts'
import { programAddress } from '../../program-address.contract.ts'
import type { ListedPrograms } from '../catalogue/load-programs.ts'
import { ProgramCard } from '../catalogue/program-card.tsx'
import { programCatalogue } from '../catalogue/programs-search.ts'
import { myProgramCatalogue } from './load-my-programs.ts'
import styles from './my-programs.module.css'

interface MyProgramsProps {
  /** The query parameters of the page's address. */
  search: object
  data: ListedPrograms | Failure
}

/** The programs that the viewer is enrolled in, each with the progress and the next step. */
export function MyPrograms({ search, data }: MyProgramsProps) {
  return (
    <section className={styles.part} aria-labelledby="my-programs">
      <h2 id="my-programs">{m.my_programs_title()}</h2>
      {'success' in data ? (
        <FailedList title={m.programs_failed()} problem={data.data.message} />
      ) : data.total === 0 ? (
        <NoProgramOfMine />
      ) : (
        <GrowingCards
          catalogue={myProgramCatalogue}
          search={myProgramCatalogue.read({ ...search })}
          list={data}
          failedTitle={m.programs_failed()}
        >
          {(program, place) => (
            <ProgramCard
              key={program.id}
              program={program}
              isFirst={place < 3}
              headingLevel={3}
              action={<GoOnLink program={program} />}
            />
          )}
        </GrowingCards>
      )}
    </section>
  )
}

const ways: Record<ProgressLabel, { label: () => string; place: string; icon: Icon }> = {
  // Whether the person may join is known only on the program's page.
  Live: { label: m.program_continue, place: '#next', icon: CirclePlay },
  'In Progress': { label: m.program_continue, place: '#next', icon: CirclePlay },
  'Not started': { label: m.program_start, place: '#next', icon: CirclePlay },
  Completed: { label: m.program_get_certificate, place: '#certificate', icon: Award },
}

/** A link to the next step in the program, or to its certificate. */
function GoOnLink({ program }: { program: Card }) {
  const { label, place, icon: Picture } = ways[program.progress?.label ?? 'Not started']
  return (
    <AddressLink
      href={`${programAddress(program)}${place}`}
      className={buttonClass({ variant: 'primary', isWide: true })}
    >
      <Picture aria-hidden="true" />
      {label()}
      <span className="visually-hidden">: {program.title}</span>
    </AddressLink>
  )
}

function NoProgramOfMine() {
  return (
    <EmptyState
      icon={Award}
      title={m.my_programs_none_title()}
      headingLevel={3}
      action={
        <AddressLink href={programCatalogue.path} className={buttonClass({ variant: 'primary' })}>
          {m.programs_see_all()}
        </AddressLink>
      }
    >
      {m.my_programs_none_help()}
    </EmptyState>
  )
}
