import { EventSpeakers } from '#features/events/ui/index.ts'
import { Listen } from '#foundation/easy-read/ui/index.ts'
import { m } from '#messages/messages.js'
import page from '#ui-kit/detail-page.module.css'
import type { ProgramDetails } from '../../certificate-programs.contract.ts'
import { ChooseEvents } from '../registering/choose-events.tsx'
import { ProgramAnswers } from './program-answers.tsx'
import { ProgramCertificate } from './program-certificate.tsx'
import { ProgramHead } from './program-head.tsx'
import { ProgramModules } from './program-modules.tsx'
import { ProgramOpening } from './program-opening.tsx'
import { ProgramPanel } from './program-panel.tsx'
import { ProgramText } from './program-text.tsx'

interface ProgramViewProps {
  program: ProgramDetails
  publicUrl: string
}

/** Everything that a person wants to know before they begin, and all the way to the certificate. */
export function ProgramView({ program, publicUrl }: ProgramViewProps) {
  return (
    <div className={page.page}>
      <ProgramHead program={program} publicUrl={publicUrl} />
      <article className={page.layout}>
        <ProgramOpening program={program} />
        <ProgramPanel program={program} publicUrl={publicUrl} />
        <div className={page.text}>
          <Listen />
          <ProgramText program={program} />
          <ChooseEvents program={program}>
            {(boxForAll) => <ProgramModules program={program} boxForAll={boxForAll} />}
          </ChooseEvents>
          <EventSpeakers
            speakers={program.teachers}
            title={m.program_teachers({ count: program.teachers.length })}
          />
          <ProgramCertificate program={program} />
          <ProgramAnswers answers={program.answers} />
        </div>
      </article>
    </div>
  )
}
