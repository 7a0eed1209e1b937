import { GrowingPart } from '#foundation/catalogue/ui/index.ts'
import { m } from '#messages/messages.js'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { ResourceCard } from '../catalogue/resource-card.tsx'
import { type CreatorListed, loadCreatorResources } from './load-creator-resources.ts'

interface CreatorResourcesProps {
  creator: { id: number }
  /** Such as "More by Meera Iyer". */
  title: string
  listed: CreatorListed
  /** A resource that is shown already. */
  without?: number
}

/** What somebody shared, the most liked first; without JavaScript it grows by a link to the library. */
export function CreatorResources({ creator: { id }, title, listed, without }: CreatorResourcesProps) {
  const { api } = useFormParts()
  return (
    <GrowingPart
      title={title}
      listed={listed}
      loadAfter={(after) => loadCreatorResources(api, { creator_id: id, after })}
      failedTitle={m.creator_resources_failed()}
      moreAt={`/resource?creator=${id}`}
      without={without}
    >
      {(resource) => <ResourceCard key={resource.id} resource={resource} />}
    </GrowingPart>
  )
}
