import { onDemandAddress } from '#features/events/on-demand-address.contract.ts'
import { JoinLink } from '#features/events/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink, PlainLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import type { OwnProgress, ProgramDetails } from '../../certificate-programs.contract.ts'
import { ModulesDone } from '../modules-done.tsx'
import { ProgressBadge } from '../progress-badge.tsx'
import { type NextStep, nextStep } from './next-step.ts'
import styles from './program-progress.module.css'

interface ProgramProgressProps {
  program: ProgramDetails
  progress: OwnProgress
}

/** A participant's progress, and the next thing to do. */
export function ProgramProgress({ program, progress }: ProgramProgressProps) {
  return (
    <>
      <div className={styles.top}>
        <h2 id="next" className={styles.title} tabIndex={-1}>
          {m.program_own_title()}
        </h2>
        <ProgressBadge label={progress.label} />
      </div>
      <ModulesDone progress={progress} />
      <div className={styles.next}>
        <h3 className={styles.kind}>{m.program_next()}</h3>
        <Next step={nextStep(program)} />
      </div>
    </>
  )
}

const look = buttonClass({ variant: 'primary', size: 'big', isWide: true })

function Next({ step }: { step: NextStep }) {
  switch (step.kind) {
    case 'certificate':
      return (
        <Way href="#certificate" words={m.program_next_certificate()} button={m.program_get_certificate()} />
      )
    case 'join':
      return (
        <>
          <p>{m.program_next_join({ title: step.event.title })}</p>
          <JoinLink event={step.event} size="big" />
        </>
      )
    case 'watch':
      return (
        <>
          <p>{m.program_next_watch({ title: step.event.title })}</p>
          <PlainLink className={look} href={onDemandAddress(step.event)}>
            {m.video_watch()}
          </PlainLink>
        </>
      )
    case 'come':
      return (
        <>
          <p>
            {m.program_next_come({ title: step.event.title })}{' '}
            {step.event.start_date_time && (
              <DateTime moment={step.event.start_date_time} zone={step.event.time_zone} kind="dayAndTime" />
            )}
          </p>
          <AddressLink className={look} href={`/events/details/${step.event.id}`}>
            {m.program_see_event()}
          </AddressLink>
        </>
      )
    case 'choose':
      return (
        <Way
          href={`#module-${step.module.id}`}
          words={m.program_next_choose({ place: step.place })}
          button={m.program_choose_events()}
        />
      )
    case 'quiz':
      return (
        <>
          <p>{m.program_next_quiz({ place: step.place })}</p>
          <AddressLink className={look} href={`/certificate-programs/quiz/${step.module.id}`}>
            {m.program_quiz_take()}
          </AddressLink>
        </>
      )
    case 'wait':
      return <p>{m.program_next_wait({ place: step.place })}</p>
  }
}

function Way({ href, words, button }: { href: string; words: string; button: string }) {
  return (
    <>
      <p>{words}</p>
      <PlainLink className={look} href={href}>
        {button}
      </PlainLink>
    </>
  )
}
