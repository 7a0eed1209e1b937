import type { ReactNode } from 'react'
import { m } from '#messages/messages.js'
import { ageLabel } from '#ui-kit/age-label.ts'
import { Clock, FileText, type Icon, Languages, Palette, UsersRound } from '#ui-kit/icons.ts'
import { languageName } from '#ui-kit/language-name.ts'
import { ShortRating } from '#ui-kit/short-rating.tsx'
import type { ResourceDetails } from '../../resource-details.contract.ts'
import { kindIcon, kindLabel, pagesLabel, preparingLabel } from '../resource-labels.ts'
import styles from './resource-page.module.css'

/** What people decide by: ages, length, language, preparation and rating. */
export function ResourceGlance({ resource }: { resource: ResourceDetails }) {
  const { age_groups, kinds, page_count, language, minutes_to_prepare, rating } = resource
  const [kind] = kinds
  const colour = hasColour(resource)
  return (
    <ul className={styles.glance}>
      {age_groups.length > 0 && <Fact icon={UsersRound}>{ageLabel(age_groups)}</Fact>}
      {page_count ? (
        <Fact icon={FileText}>{pagesLabel(page_count)}</Fact>
      ) : (
        kind && <Fact icon={kindIcon(kind)}>{kindLabel(kind)}</Fact>
      )}
      <Fact icon={Languages}>{languageName(language)}</Fact>
      {colour !== undefined && (
        <Fact icon={Palette}>{colour ? m.resource_print_colour() : m.resource_print_grey()}</Fact>
      )}
      {minutes_to_prepare !== null && <Fact icon={Clock}>{preparingLabel(minutes_to_prepare)}</Fact>}
      {rating !== null && (
        <li>
          <a href="#reviews" className={styles.rated}>
            <ShortRating of={resource} />
          </a>
        </li>
      )}
    </ul>
  )
}

/** Whether any of its PDFs has colour; undefined if that isn't known for all of them. */
export function hasColour({ resource_files }: Pick<ResourceDetails, 'resource_files'>): boolean | undefined {
  const known = resource_files.flatMap(({ print }) => (print ? [print.has_colour] : []))
  if (known.includes(true)) return true
  return known.length > 0 && known.every((one) => one === false) ? false : undefined
}

function Fact({ icon: Picture, children }: { icon: Icon; children: ReactNode }) {
  return (
    <li>
      <Picture aria-hidden="true" />
      <span>{children}</span>
    </li>
  )
}
