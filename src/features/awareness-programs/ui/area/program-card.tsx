import { pictureSet } from '#foundation/content/content-picture.contract.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { Card, cardLinkClass } from '#ui-kit/card.tsx'
import { Chip } from '#ui-kit/chip.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'
import { Picture } from '#ui-kit/picture.tsx'
import { TypeBadge } from '#ui-kit/type-badge.tsx'
import { signupAddress } from '../../awareness-address.contract.ts'
import type { AwarenessProgram } from '../../awareness-programs.contract.ts'

/** A program to start a campaign for. */
export function ProgramCard({ program, isFirst = false }: { program: AwarenessProgram; isFirst?: boolean }) {
  const { name, title, summary, text_language, picture, picture_alt, promoters_count, film_minutes } = program
  return (
    <Card
      as="li"
      picture={
        picture && (
          <Picture
            src={picture}
            srcSet={pictureSet(picture)}
            sizes="(width < 600px) 130px, 400px"
            alt={picture_alt}
            isFirst={isFirst}
          />
        )
      }
      badge={
        program.is_open ? undefined : <TypeBadge tone="mist">{m.awareness_area_program_ended()}</TypeBadge>
      }
      title={
        <h3 lang={text_language}>
          <AddressLink href={signupAddress(name)} className={cardLinkClass}>
            {title}
          </AddressLink>
        </h3>
      }
      byline={<span lang={text_language}>{summary}</span>}
    >
      <Chip>{m.awareness_joining_video_minutes({ count: film_minutes })}</Chip>
      {promoters_count > 0 && (
        <Chip>
          {m.awareness_joining_promoters({ count: promoters_count, number: numberLabel(promoters_count) })}
        </Chip>
      )}
    </Card>
  )
}
