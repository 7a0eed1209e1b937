import type { Failure } from '#contract/wire.ts'
import { GrowingPart, NamedPart } from '#foundation/catalogue/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { FailedPart } from '#ui-kit/failed-part.tsx'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { ResourceCard } from '../catalogue/resource-card.tsx'
import { type CreatorListed, loadCreatorResources } from './load-creator-resources.ts'

interface CreatorResourcesProps {
  creator: { id: number }
  /** Such as "More by Meera Iyer". */
  title: string
  listed: CreatorListed
  /** The id of a resource to leave out, as it is already shown. */
  without?: number
}

/** Resources by one person, most liked first; without JavaScript, "more" links to the library. */
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

interface SharedResourcesProps {
  creator: { id: number; name: string; is_own: boolean }
  listed: CreatorListed | Failure
}

/** Resources by one person, on their page: failed, empty or filled. */
export function SharedResources({ creator, listed }: SharedResourcesProps) {
  const { name, is_own } = creator
  const title = is_own ? m.creator_shared_own() : m.creator_shared({ name })
  if (!('success' in listed) && listed.total > 0)
    return <CreatorResources key={creator.id} creator={creator} title={title} listed={listed} />
  return (
    <NamedPart title={title}>
      {'success' in listed ? (
        <FailedPart problem={listed.data.message} />
      ) : (
        <>
          <p>{is_own ? m.creator_none_shared_own() : m.creator_none_shared({ name })}</p>
          <p>
            <AddressLink href={is_own ? '/resource/add' : '/resource'} className={buttonClass()}>
              {is_own ? m.resources_share_own() : m.resource_all()}
            </AddressLink>
          </p>
        </>
      )}
    </NamedPart>
  )
}
