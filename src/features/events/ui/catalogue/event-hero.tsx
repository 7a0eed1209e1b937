import { Link, rootRouteId, useLoaderData } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { inPageLanguage, product, taglineIn } from '#contract/product.ts'
import type { Term } from '#contract/wire.ts'
import { ListHero } from '#foundation/catalogue/ui/index.ts'
import { m } from '#messages/messages.js'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import { type EventSearch, eventCatalogue } from './event-search.ts'

interface EventHeroProps {
  search: EventSearch
  topics: { tags: Term[]; skills: Term[] }
  children: ReactNode
}

/** What this place is, and the search. */
export function EventHero({ search, topics, children }: EventHeroProps) {
  return (
    <ListHero
      catalogue={eventCatalogue}
      search={search}
      title={taglineIn()}
      lead={product.welcome ? inPageLanguage(product.welcome) : m.events_lead()}
      searchLabel={m.events_search_label()}
      searchHint={m.events_search_hint()}
      popularLabel={m.events_popular()}
      topics={topics}
      line={<ProgramsLine />}
    >
      {children}
    </ListHero>
  )
}

/** The way to the certificate programs; absent while there is none. */
function ProgramsLine() {
  const program = useLoaderData({ from: rootRouteId, select: (loaded) => loaded.program })
  if (!program) return null
  return (
    <SoftLine>
      {m.programs_line()}{' '}
      <Link to="/certificate-programs/details/{-$certificateprogramname}/{-$certificateprogramid}">
        {m.programs_title()}
      </Link>
    </SoftLine>
  )
}
