import { useFormParts } from '#ui-kit/form-parts.ts'
import { ShareButton } from '#ui-kit/share-button.tsx'
import type { ResourceDetails } from '../../resource-details.contract.ts'
import { resourceAddress } from '../../resource-values.contract.ts'

/** Passes a resource on. Each share that was carried out is counted; nobody waits for that. */
export function ShareResource({ resource, publicUrl }: { resource: ResourceDetails; publicUrl: string }) {
  const { api } = useFormParts()
  const { id, title } = resource
  return (
    <ShareButton
      isWide
      title={title}
      address={`${publicUrl}${resourceAddress(resource)}`}
      onShared={(channel) => void api('POST /v2/resource/share/', { body: { id, channel } })}
    />
  )
}
