import { durationLabel } from '#features/events/ui/index.ts'
import { m } from '#messages/messages.js'
import { buttonClass } from '#ui-kit/button.tsx'
import page from '#ui-kit/detail-page.module.css'
import panel from '#ui-kit/detail-panel.module.css'
import { Award, CalendarDays, Check, Clock, type Icon, ListOrdered } from '#ui-kit/icons.ts'
import { ShareButton } from '#ui-kit/share-button.tsx'
import type { ProgramDetails } from '../../certificate-programs.contract.ts'
import { programAddress } from '../../program-address.contract.ts'
import { choosableEvents, eventsOfNewcomer } from '../registering/choosable-events.ts'
import { eventsNeeded } from './events-needed.ts'
import { ProgramProgress } from './program-progress.tsx'

interface ProgramPanelProps {
  program: ProgramDetails
  publicUrl: string
}

/** The viewer's progress, or how to start; the length and price of the program. */
export function ProgramPanel({ program, publicUrl }: ProgramPanelProps) {
  const { title, progress } = program
  return (
    <aside className={page.panel} aria-labelledby="next">
      <div className={panel.panel}>
        <div className={panel.part}>
          {progress ? <ProgramProgress program={program} progress={progress} /> : <Begin program={program} />}
        </div>
        <div className={panel.part}>
          <Facts program={program} />
          <ShareButton isWide title={title} address={`${publicUrl}${programAddress(program)}`} />
        </div>
      </div>
    </aside>
  )
}

function Begin({ program }: { program: ProgramDetails }) {
  const isOpen = choosableEvents(program).length + eventsOfNewcomer(program).length > 0
  return (
    <>
      <h2 id="next" className="visually-hidden">
        {m.program_begin_title()}
      </h2>
      <p>{program.is_closed ? m.program_closed_help() : isOpen ? m.program_begin() : m.program_no_dates()}</p>
      {isOpen && (
        <a href="#modules" className={buttonClass({ variant: 'primary', size: 'big', isWide: true })}>
          {m.program_choose_events()}
        </a>
      )}
    </>
  )
}

function Facts({ program }: { program: ProgramDetails }) {
  const { minutes, modules, price_text, is_ordered, text_language } = program
  return (
    <ul className={panel.facts}>
      <Fact icon={Clock}>{m.program_hours({ duration: durationLabel(minutes) })}</Fact>
      <Fact icon={CalendarDays}>
        {m.program_modules_count({ count: modules.length })}, {eventsLabel(program)}
      </Fact>
      {is_ordered && <Fact icon={ListOrdered}>{m.program_in_order()}</Fact>}
      {price_text && (
        <Fact icon={Check} lang={text_language}>
          {price_text}
        </Fact>
      )}
      <Fact icon={Award}>{m.program_ends_in_certificate()}</Fact>
    </ul>
  )
}

/** '7 of 9 events needed', if a module has a choice. */
function eventsLabel({ modules }: ProgramDetails): string {
  const ofModules = modules.map(eventsNeeded)
  const needed = ofModules.reduce((sum, of) => sum + of.needed, 0)
  const count = ofModules.reduce((sum, of) => sum + of.count, 0)
  return needed < count ? m.program_events_needed_of({ needed, count }) : m.program_events_count({ count })
}

function Fact({ icon: Picture, lang, children }: { icon: Icon; lang?: string; children: React.ReactNode }) {
  return (
    <li className={panel.fact}>
      <Picture aria-hidden="true" />
      <span lang={lang}>{children}</span>
    </li>
  )
}
