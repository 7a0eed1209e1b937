import type { ReactNode } from 'react'
import { durationLabel } from '#features/events/ui/index.ts'
import { pictureSet } from '#foundation/content/content-picture.contract.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { Card, cardLinkClass } from '#ui-kit/card.tsx'
import { Chip } from '#ui-kit/chip.tsx'
import { Award } from '#ui-kit/icons.ts'
import { Picture } from '#ui-kit/picture.tsx'
import { TypeBadge } from '#ui-kit/type-badge.tsx'
import type { ProgramCard as Program } from '../../certificate-programs.contract.ts'
import { programAddress } from '../../program-address.contract.ts'
import { ModulesDone } from '../modules-done.tsx'
import { ProgressBadge } from '../progress-badge.tsx'
import styles from './program-card.module.css'

interface ProgramCardProps {
  program: Program
  /** Whether the card is on the first screen, so that its picture loads eagerly. */
  isFirst: boolean
  headingLevel?: 2 | 3
  /** An action shown instead of the price. */
  action?: ReactNode
}

/** A program at a glance: its length, its parts, its price and the viewer's progress. */
export function ProgramCard({ program, isFirst, headingLevel = 2, action }: ProgramCardProps) {
  const { title, summary, text_language, picture, picture_alt, minutes, modules, progress } = program
  const Heading = `h${headingLevel}` as const
  return (
    <Card
      as="li"
      picture={
        <Picture
          src={picture}
          srcSet={pictureSet(picture)}
          sizes="(width < 600px) 130px, 400px"
          alt={picture_alt}
          isFirst={isFirst}
        />
      }
      badge={
        progress ? (
          <ProgressBadge label={progress.label} />
        ) : (
          program.is_closed && <TypeBadge tone="mist">{m.program_closed()}</TypeBadge>
        )
      }
      eyebrow={
        <>
          <b>{m.program_modules_count({ count: modules.length })}</b> · {durationLabel(minutes)}
        </>
      }
      title={
        <Heading lang={text_language}>
          <AddressLink href={programAddress(program)} className={cardLinkClass}>
            {title}
          </AddressLink>
        </Heading>
      }
      byline={
        <span lang={text_language} className={styles.summary}>
          {summary}
        </span>
      }
      foot={action}
    >
      {progress ? (
        <div className={styles.progress}>
          <ModulesDone progress={progress} />
        </div>
      ) : (
        <>
          <Chip icon={Award}>{m.program_kind()}</Chip>
          <Chip>{m.program_events_count({ count: program.events_count })}</Chip>
          <Chip>{m.certificate()}</Chip>
          {program.price_text && (
            <Chip>
              <span lang={text_language}>{program.price_text}</span>
            </Chip>
          )}
        </>
      )}
    </Card>
  )
}
