import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#messages/messages.js'
import { ageLabel } from '#ui-kit/age-label.ts'
import { Card, cardLinkClass } from '#ui-kit/card.tsx'
import { Chip } from '#ui-kit/chip.tsx'
import { Heart } from '#ui-kit/icons.ts'
import { languageName } from '#ui-kit/language-name.ts'
import { numberLabel } from '#ui-kit/number-label.ts'
import { Picture } from '#ui-kit/picture.tsx'
import { ShortRating } from '#ui-kit/short-rating.tsx'
import { type ResourceCard as Resource, resourceAddress } from '../../resource-card.contract.ts'
import { kindIcon, kindLabel, typeIcon } from '../resource-labels.ts'
import styles from './resource-card.module.css'

interface ResourceCardProps {
  resource: Resource
  /** Whether the card is on the first screen, so that its picture loads eagerly. */
  isFirst?: boolean
  headingLevel?: 2 | 3
  /** The link of the card, if not the resource's page. */
  address?: string
  /** A note on its own line, such as why the resource is suggested. */
  note?: string
  /** The state of the resource. */
  badges?: ReactNode
  /** An action at the end of the card's footer. */
  action?: ReactNode
}

/** A resource at a glance: what, for whom, how, by whom, and what others think of it. */
export function ResourceCard(props: ResourceCardProps) {
  const { resource, isFirst, headingLevel = 3, address, note, badges, action } = props
  const { type, title, language, age_groups, created_by, kinds, page_count } = resource
  const Heading = `h${headingLevel}` as const
  return (
    <Card
      as="li"
      picture={<FirstPage resource={resource} isFirst={isFirst} />}
      badge={badges}
      title={
        <Heading lang={language}>
          <Link to={address ?? resourceAddress(resource)} className={cardLinkClass}>
            {title}
          </Link>
        </Heading>
      }
      byline={
        <>
          {created_by ? m.resource_by({ name: created_by.name }) : m.resource_by_former_member()}
          {note && <p>{note}</p>}
        </>
      }
      foot={action}
    >
      {type && !kinds.some((kind) => type.key === (kind === 'picture' ? 'image' : kind)) && (
        <Chip icon={typeIcon(type.key)}>{type.name}</Chip>
      )}
      {age_groups.length > 0 && <Chip>{ageLabel(age_groups)}</Chip>}
      {/* A PDF of the type PDF is mentioned once, with its pages. */}
      {kinds.map((kind) => (
        <Chip key={kind} icon={kindIcon(kind)}>
          {kindLabel(kind, kind === 'pdf' ? page_count : null)}
        </Chip>
      ))}
      {language !== m.page_language() && <Chip>{languageName(language)}</Chip>}
      <ShortRating of={resource} />
      <Likes count={resource.likes_count} />
    </Card>
  )
}

/** A page is shown whole, like a sheet of paper; an illustration fills the box. */
function FirstPage({ resource, isFirst }: { resource: Resource; isFirst: boolean | undefined }) {
  const { picture, picture_alt, is_page, language } = resource
  return (
    <Picture
      ratio="6/5"
      src={picture}
      alt={picture_alt}
      lang={language}
      isFirst={isFirst}
      isWhole={is_page}
      className={is_page ? styles.sheet : undefined}
    />
  )
}

function Likes({ count }: { count: number }) {
  if (count === 0) return null
  const shown = numberLabel(count)
  return (
    <span className={styles.likes}>
      <Heart aria-hidden="true" />
      <span aria-hidden="true">{shown}</span>
      <span className="visually-hidden">{m.resource_likes_counted({ count, shown })}</span>
    </span>
  )
}
