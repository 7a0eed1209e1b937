import type { Term } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { ChipRow, chipClass } from '#ui-kit/chip.tsx'
import page from '#ui-kit/detail-page.module.css'
import type { ResourceDetails } from '../../resource-details.contract.ts'
import styles from './resource-page.module.css'

/** Whom it is for. Each chip leads to the list that is filtered by it. */
export function ResourceAudience({ resource: { age_groups, skills, tags } }: { resource: ResourceDetails }) {
  if (age_groups.length + skills.length + tags.length === 0) return null
  return (
    <section aria-labelledby="for-whom" className={page.section}>
      <h2 id="for-whom">{m.event_for_whom()}</h2>
      <Topics title={m.resource_ages()} terms={age_groups} facet="age_group" />
      <Topics title={m.event_skills()} terms={skills} facet="skill" />
      <Topics title={m.event_topics()} terms={tags} facet="tag" />
    </section>
  )
}

function Topics({ title, terms, facet }: { title: string; terms: Term[]; facet: string }) {
  if (terms.length === 0) return null
  return (
    <div className={styles.topics}>
      <h3 className={styles.kind}>{title}</h3>
      <ChipRow as="ul">
        {terms.map(({ id, name }) => (
          <li key={id} className={styles.topic}>
            <AddressLink href={`/resource?${facet}=${id}`} className={chipClass()}>
              {name}
            </AddressLink>
          </li>
        ))}
      </ChipRow>
    </div>
  )
}
