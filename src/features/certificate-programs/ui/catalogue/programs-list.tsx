import { Link } from '@tanstack/react-router'
import { product } from '#contract/product.ts'
import type { Failure } from '#contract/wire.ts'
import type { FoundOfKinds } from '#features/search/search.contract.ts'
import { KindTabs, OtherWays } from '#features/search/ui/index.ts'
import { ChosenFilters, FailedList, GrowingCards, isAsked } from '#foundation/catalogue/ui/index.ts'
import { m } from '#messages/messages.js'
import { buttonClass } from '#ui-kit/button.tsx'
import { Award } from '#ui-kit/icons.ts'
import { PageAddress } from '#ui-kit/page-address.tsx'
import { pageTitle } from '#ui-kit/page-head.tsx'
import { EmptyState } from '#ui-kit/page-states.tsx'
import { chosenFilters } from './chosen-filters.ts'
import type { OtherWaysOfPrograms } from './load-other-ways.ts'
import type { ListedPrograms } from './load-programs.ts'
import { ProgramCard } from './program-card.tsx'
import styles from './programs-list.module.css'
import { type ProgramsSearch, programCatalogue } from './programs-search.ts'

interface ProgramsListProps {
  search: ProgramsSearch
  programs: ListedPrograms | Failure
  found: FoundOfKinds | undefined
  /** Only for a search that found nothing. */
  otherWays: OtherWaysOfPrograms | undefined
  publicUrl: string
}

/** Every certificate program, newest first: the page of the address without an id. */
export function ProgramsList({ search, programs, found, otherWays, publicUrl }: ProgramsListProps) {
  return (
    <div className={styles.page}>
      <ListHead publicUrl={publicUrl} />
      <header className={styles.opening}>
        <h1 id="found" tabIndex={-1}>
          {m.programs_title()}
        </h1>
        {isAsked(search) ? null : <p className={styles.lead}>{m.programs_lead()}</p>}
      </header>
      <KindTabs current="programs" search={search} found={found} />
      {'success' in programs ? null : <ProgramsAsked search={search} programs={programs} />}
      {'success' in programs ? (
        <FailedList title={m.programs_failed()} problem={programs.data.message} />
      ) : programs.total === 0 ? (
        <>
          <NoProgram isSearch={isAsked(search)} />
          {otherWays && <OtherWays current="programs" {...{ search, found }} {...otherWays} />}
        </>
      ) : (
        <GrowingCards
          catalogue={programCatalogue}
          search={search}
          list={programs}
          failedTitle={m.programs_failed()}
        >
          {(program, place) => <ProgramCard key={program.id} program={program} isFirst={place < 3} />}
        </GrowingCards>
      )}
    </div>
  )
}

/** The parsed query, each part with a button to remove it. */
function ProgramsAsked({ search, programs }: { search: ProgramsSearch; programs: ListedPrograms }) {
  return (
    <ChosenFilters
      catalogue={programCatalogue}
      search={search}
      chosen={chosenFilters(search, programs)}
      list={programs}
    />
  )
}

function NoProgram({ isSearch }: { isSearch: boolean }) {
  return (
    <EmptyState
      icon={Award}
      title={isSearch ? m.programs_none_found() : m.programs_none_title()}
      action={
        <Link to="/" search={{ status: 'upcoming' }} className={buttonClass({ variant: 'primary' })}>
          {m.my_events_find()}
        </Link>
      }
    >
      {isSearch ? m.programs_none_found_help() : m.programs_none_help()}
    </EmptyState>
  )
}

/** Title and share preview of the list of all certificate programs. */
function ListHead({ publicUrl }: { publicUrl: string }) {
  const description = m.program_share_text({ product: product.name })
  return (
    <>
      <title>{pageTitle(m.programs_title())}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={m.programs_title()} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${publicUrl}/art/share-default.png`} />
      <PageAddress publicUrl={publicUrl} path={programCatalogue.path} />
    </>
  )
}
