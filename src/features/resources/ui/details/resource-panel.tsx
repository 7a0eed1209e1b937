import { useLocation } from '@tanstack/react-router'
import type { Api } from '#contract/client.ts'
import { ReportLink } from '#foundation/moderation/ui/index.ts'
import { SaveOffline } from '#foundation/offline/ui/index.ts'
import { m } from '#messages/messages.js'
import { classNames } from '#ui-kit/class-names.ts'
import page from '#ui-kit/detail-page.module.css'
import styles from '#ui-kit/detail-panel.module.css'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { numberLabel } from '#ui-kit/number-label.ts'
import { ShareButton } from '#ui-kit/share-button.tsx'
import type { SharedBy } from '#ui-kit/share-link.ts'
import { toast } from '#ui-kit/toast.ts'
import { useShown } from '#ui-kit/use-shown.ts'
import { RESOURCE_KIND, resourceAddress } from '../../resource-card.contract.ts'
import type { ResourceDetails } from '../../resource-details.contract.ts'
import { LikeButton } from '../doing/mark-buttons.tsx'
import { onlyFile, PrintCheck } from './print-check.tsx'
import { ResourceActions } from './resource-actions.tsx'
import { ResourceFacts } from './resource-facts.tsx'
import { ResourceGlance } from './resource-glance.tsx'
import own from './resource-page.module.css'
import { stageOf } from './resource-stage.tsx'

/** Loaded only when the person saves the resource for offline. */
const planPack = async (api: Api, resource: ResourceDetails) =>
  (await import('./pack-resource.ts')).packResource(api, resource)

/** Actions, the facts at a glance, and details next to the text. */
export function ResourcePanel({ resource, publicUrl }: { resource: ResourceDetails; publicUrl: string }) {
  const here = useLocation({ select: ({ pathname }) => pathname })
  const { api } = useFormParts()
  const only = onlyFile(resource)
  const isListed = resource.status === 'published' && resource.privacy === 'Everyone'
  return (
    <aside className={page.panel} aria-labelledby="panel">
      <div className={classNames(styles.panel, own.panel)}>
        <div className={styles.part}>
          <h2 id="panel" className="visually-hidden">
            {m.resource_panel_title()}
          </h2>
          <ResourceActions resource={resource} />
          {stageOf(resource).is !== 'article' && <ResourceGlance resource={resource} />}
        </div>
        <div className={styles.part}>
          {isListed && (
            <div className={own.pair}>
              <LikeButton resource={resource} isWide />
              <ShareResource resource={resource} publicUrl={publicUrl} />
            </div>
          )}
          <SaveOffline kind="resource" thing={resource.id} makePlan={() => planPack(api, resource)} />
          {only && <PrintCheck file={only} isBeside />}
          <ResourceFacts resource={resource} />
          {resource.can.report && (
            <p>
              <ReportLink
                kind={RESOURCE_KIND}
                id={resource.id}
                what={resource.title}
                back={here}
                isReported={resource.is_reported}
              />
            </p>
          )}
        </div>
      </div>
    </aside>
  )
}

/** Ways to share a resource. A completed share is counted on the screen at once, then on the server. */
function ShareResource({ resource, publicUrl }: { resource: ResourceDetails; publicUrl: string }) {
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
      <p role="status" className={count > 0 ? own.shares : 'visually-hidden'}>
        {count > 0 && m.resource_shares_count({ count, shown: numberLabel(count) })}
      </p>
    </>
  )
}
