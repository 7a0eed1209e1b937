import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { CardGrid } from '#ui-kit/card.tsx'
import type { ResourceCard as Card } from '../../resource-card.contract.ts'
import { ResourceCard } from '../catalogue/resource-card.tsx'
import styles from './resource-page.module.css'

/** Where to go on from here. */
export function RelatedResources({ related }: { related: Card[] }) {
  return (
    <section aria-labelledby="related" className={styles.related} data-leads-elsewhere>
      <h2 id="related">{related.length > 0 ? m.resource_related() : m.resources_title()}</h2>
      {related.length > 0 && (
        <CardGrid className={styles.cards}>
          {related.map((resource) => (
            <ResourceCard key={resource.id} resource={resource} />
          ))}
        </CardGrid>
      )}
      <AddressLink href="/resource" className={buttonClass()}>
        {m.resource_all()}
      </AddressLink>
    </section>
  )
}
