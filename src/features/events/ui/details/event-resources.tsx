import { resourceAddress } from '#features/resources/resource-card.contract.ts'
import type { LinkedResource } from '#features/resources/resources.contract.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { ageLabel } from '#ui-kit/age-label.ts'
import { Chip, ChipRow } from '#ui-kit/chip.tsx'
import page from '#ui-kit/detail-page.module.css'
import { FileText } from '#ui-kit/icons.ts'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import styles from './event-resources.module.css'

/** Resources that go with the event. */
export function EventResources({ resources }: { resources: LinkedResource[] }) {
  if (resources.length === 0) return null
  return (
    <section aria-labelledby="resources" className={page.section}>
      <h2 id="resources">{m.event_resources()}</h2>
      <ul className={styles.resources}>
        {resources.map(({ id, title, description, type, age_groups }) => (
          <li key={id} className={styles.resource}>
            <h3 lang={scriptLanguage(title)}>
              <AddressLink href={resourceAddress({ id, title })}>{title}</AddressLink>
            </h3>
            <p lang={scriptLanguage(description)}>{description}</p>
            <ChipRow>
              <Chip icon={FileText}>{type}</Chip>
              {age_groups.length > 0 && <Chip>{ageLabel(age_groups)}</Chip>}
            </ChipRow>
          </li>
        ))}
      </ul>
    </section>
  )
}
