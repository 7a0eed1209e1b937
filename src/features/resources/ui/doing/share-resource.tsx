import { m } from '#messages/messages.js'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { numberWords } from '#ui-kit/number-words.ts'
import { ShareButton } from '#ui-kit/share-button.tsx'
import type { SharedBy } from '#ui-kit/share-link.ts'
import { toast } from '#ui-kit/toasts.tsx'
import { useShown } from '#ui-kit/use-shown.ts'
import { resourceAddress } from '../../resource-card.contract.ts'
import type { ResourceDetails } from '../../resource-details.contract.ts'
import styles from './share-resource.module.css'

/** Passes a resource on. Each share that was carried out counts at once, and then at the server (spec section 4). */
export function ShareResource({ resource, publicUrl }: { resource: ResourceDetails; publicUrl: string }) {
  const { api } = useFormParts()
  const { id, title } = resource
  const [count, show] = useShown(resource.shares_count)

  async function note(channel: SharedBy) {
    show((before) => before + 1)
    const answer = await api('POST /v2/resource/share/', { body: { id, channel } })
    if (answer.success) return show(answer.data.shares_count)
    show((before) => before - 1)
    toast.show({ kind: 'E', text: answer.data.message })
  }

  return (
    <>
      <ShareButton
        isWide
        title={title}
        address={`${publicUrl}${resourceAddress(resource)}`}
        onShared={(channel) => void note(channel)}
      />
      <p role="status" className={styles.count}>
        {m.resource_shares_count({ count, shown: numberWords(count) })}
      </p>
    </>
  )
}
