import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { Crumbs } from '#ui-kit/crumbs.tsx'
import page from '#ui-kit/detail-page.module.css'
import { Award } from '#ui-kit/icons.ts'
import { TextLanguageNote } from '#ui-kit/text-language-note.tsx'
import { TypeBadge } from '#ui-kit/type-badge.tsx'
import type { ProgramDetails } from '../../certificate-programs.contract.ts'
import { programCatalogue } from '../catalogue/programs-search.ts'

/** Characters; a longer title is set smaller. */
const LONG_TITLE = 90

/** Where this page stands, what it is, and its title. */
export function ProgramOpening({ program }: { program: ProgramDetails }) {
  const { title, summary, text_language, progress, is_closed } = program
  return (
    <header className={page.opening}>
      <Crumbs label={m.event_crumbs()} first={<AddressLink href="/">{m.events_title()}</AddressLink>}>
        <AddressLink href={programCatalogue.path}>{m.programs_title()}</AddressLink>
      </Crumbs>
      <div className={page.badges}>
        <TypeBadge icon={Award}>{m.program_kind()}</TypeBadge>
        {is_closed && !progress && <TypeBadge tone="mist">{m.program_closed()}</TypeBadge>}
      </div>
      <h1 className={page.title} data-long={title.length > LONG_TITLE} lang={text_language} data-listen="">
        {title}
      </h1>
      <p className={page.summary} lang={text_language} data-listen="">
        {summary}
      </p>
      <TextLanguageNote language={text_language} />
    </header>
  )
}
