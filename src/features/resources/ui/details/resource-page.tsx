import { createFileRoute } from '@tanstack/react-router'
import type { Term } from '#contract/wire.ts'
import { ContentWarning, Listen } from '#foundation/easy-read/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { CardGrid } from '#ui-kit/card.tsx'
import { ChipRow, chipClass } from '#ui-kit/chip.tsx'
import page from '#ui-kit/detail-page.module.css'
import type { ResourceCard as Card } from '../../resource-card.contract.ts'
import type { ResourceDetails } from '../../resource-details.contract.ts'
import { ResourceCard } from '../catalogue/resource-card.tsx'
import { CreatorResources } from '../creator/creator-resources.tsx'
import { loadCreatorResources } from '../creator/load-creator-resources.ts'
import { useOpenAfterLogIn } from '../doing/open-action.ts'
import { loadReviews } from '../reviews/load-reviews.ts'
import { ResourceReviews } from '../reviews/resource-reviews.tsx'
import { readDetailsSearch } from './details-search.ts'
import { assureTitle, loadResource } from './load-resource.ts'
import { CreatorLink, ResourceCreator } from './resource-creator.tsx'
import { ResourceFiles } from './resource-files.tsx'
import { ResourceHead } from './resource-head.tsx'
import { ResourceLinks } from './resource-links.tsx'
import { ResourceNotices } from './resource-notices.tsx'
import { ResourceOpening } from './resource-opening.tsx'
import styles from './resource-page.module.css'
import { ResourcePageSkeleton } from './resource-page-skeleton.tsx'
import { ResourcePanel } from './resource-panel.tsx'
import { ResourceStage, stageOf } from './resource-stage.tsx'
import { ResourceText } from './resource-text.tsx'

/** The page of one resource. */
export const Route = createFileRoute('/_default/resource/$title/$id')({
  validateSearch: readDetailsSearch,
  loaderDeps: ({ search: { reviews } }) => readDetailsSearch({ reviews }),
  loader: async ({ context: { api, publicUrl }, params: { title, id }, deps }) => {
    const resource = await loadResource(api, id)
    assureTitle(resource, { title, page: '' })
    const [related, reviews, creators] = await Promise.all([
      api('GET /v2/resource/related/list/', { query: { id } }),
      loadReviews(api, id, deps),
      resource.creator_id === null ? null : loadCreatorResources(api, { creator_id: resource.creator_id }),
    ])
    return {
      resource,
      related: related.success ? related.data : [],
      reviews,
      creators: creators && 'items' in creators ? creators : null,
      publicUrl,
    }
  },
  pendingMs: 300,
  pendingComponent: ResourcePageSkeleton,
  component: ResourcePage,
})

function ResourcePage() {
  const { resource, related, reviews, creators, publicUrl } = Route.useLoaderData()
  const { film } = Route.useSearch()
  useOpenAfterLogIn()
  const stage = stageOf(resource).is
  // A player at the top shows its own content warning.
  const plays = stage === 'player' || stage === 'film'
  const panel = <ResourcePanel resource={resource} publicUrl={publicUrl} />
  return (
    <div className={page.page}>
      <ResourceHead resource={resource} publicUrl={publicUrl} />
      <article className={page.layout}>
        <ResourceOpening resource={resource} creator={<CreatorLink resource={resource} />}>
          <ResourceStage resource={resource} publicUrl={publicUrl} film={film} />
        </ResourceOpening>
        {stage !== 'article' && panel}
        <div className={page.text}>
          <Listen />
          <ResourceNotices resource={resource} />
          {!plays && <ContentWarning of={resource.content_warnings} />}
          <ResourceText resource={resource} />
          <ResourceLinks key={resource.id} resource={resource} publicUrl={publicUrl} film={film} />
          <ResourceFiles resource={resource} />
          <ResourceAudience resource={resource} />
          <ResourceCreator resource={resource} />
          <ResourceReviews resource={resource} reviews={reviews} />
        </div>
        {stage === 'article' && panel}
      </article>
      {creators && resource.created_by && (
        <CreatorResources
          key={resource.id}
          creator={resource.created_by}
          title={m.resource_more_of({ name: resource.created_by.name })}
          listed={creators}
          without={resource.id}
        />
      )}
      <RelatedResources related={related} />
    </div>
  )
}

/** Who a resource is for. Each chip links to the list filtered by it. */
function ResourceAudience({ resource: { age_groups, skills, tags } }: { resource: ResourceDetails }) {
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

/** Related resources. */
function RelatedResources({ related }: { related: Card[] }) {
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
