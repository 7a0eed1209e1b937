import { createFileRoute } from '@tanstack/react-router'
import { ContentWarning, Listen } from '#foundation/easy-read/ui/index.ts'
import { m } from '#messages/messages.js'
import page from '#ui-kit/detail-page.module.css'
import { CreatorResources } from '../creator/creator-resources.tsx'
import { loadCreatorResources } from '../creator/load-creator-resources.ts'
import { useOpenAfterLogIn } from '../doing/open-action.ts'
import { loadReviews } from '../reviews/load-reviews.ts'
import { ResourceReviews } from '../reviews/resource-reviews.tsx'
import { readDetailsSearch } from './details-search.ts'
import { assureTitle, loadResource } from './load-resource.ts'
import { RelatedResources } from './related-resources.tsx'
import { ResourceAudience } from './resource-audience.tsx'
import { ResourceCreator } from './resource-creator.tsx'
import { ResourceFiles } from './resource-files.tsx'
import { ResourceHead } from './resource-head.tsx'
import { ResourceLinks } from './resource-links.tsx'
import { ResourceNotices } from './resource-notices.tsx'
import { ResourceOpening } from './resource-opening.tsx'
import { ResourcePageSkeleton } from './resource-page-skeleton.tsx'
import { ResourcePanel } from './resource-panel.tsx'
import { ResourceSheet } from './resource-sheet.tsx'
import { ResourceText } from './resource-text.tsx'

/** Everything about one resource (spec section 2, resource detail). */
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
  return (
    <div className={page.page}>
      <ResourceHead resource={resource} publicUrl={publicUrl} />
      <article className={page.layout}>
        <ResourceOpening resource={resource} />
        <ResourcePanel resource={resource} publicUrl={publicUrl} />
        <div className={page.text}>
          <Listen />
          <ResourceNotices resource={resource} />
          <ContentWarning of={resource.content_warnings} />
          <ResourceText resource={resource} picture={<ResourceSheet resource={resource} />} />
          <ResourceLinks key={resource.id} resource={resource} publicUrl={publicUrl} film={film} />
          <ResourceFiles resource={resource} />
          <ResourceAudience resource={resource} />
          <ResourceCreator resource={resource} />
          <ResourceReviews resource={resource} reviews={reviews} />
        </div>
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
