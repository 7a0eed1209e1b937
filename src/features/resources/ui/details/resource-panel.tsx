import { useLocation } from '@tanstack/react-router'
import type { Api } from '#contract/client.ts'
import { ReportLink } from '#foundation/moderation/ui/index.ts'
import { SaveOffline } from '#foundation/offline/ui/index.ts'
import { m } from '#messages/messages.js'
import { buttonClass } from '#ui-kit/button.tsx'
import page from '#ui-kit/detail-page.module.css'
import styles from '#ui-kit/detail-panel.module.css'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { Download, Eye, LinkIcon } from '#ui-kit/icons.ts'
import { numberLabel } from '#ui-kit/number-label.ts'
import { ShareButton } from '#ui-kit/share-button.tsx'
import type { SharedBy } from '#ui-kit/share-link.ts'
import { toast } from '#ui-kit/toasts.tsx'
import { useShown } from '#ui-kit/use-shown.ts'
import { RESOURCE_KIND, resourceAddress } from '../../resource-card.contract.ts'
import type { ResourceDetails } from '../../resource-details.contract.ts'
import { FileLink } from '../doing/file-link.tsx'
import { BookmarkButton, LikeButton } from '../doing/mark-buttons.tsx'
import { onlyFile, PrintCheck } from './print-check.tsx'
import { ResourceFacts } from './resource-facts.tsx'
import own from './resource-page.module.css'

/** What is saved for offline is gathered at the press. */
const planPack = async (api: Api, resource: ResourceDetails) =>
  (await import('./pack-resource.ts')).packResource(api, resource)

/** What can be done with it, and the figures beside the text. */
export function ResourcePanel({ resource, publicUrl }: { resource: ResourceDetails; publicUrl: string }) {
  const here = useLocation({ select: ({ pathname }) => pathname })
  const { api } = useFormParts()
  const only = onlyFile(resource)
  const isListed = resource.status === 'published' && resource.privacy === 'Everyone'
  return (
    <aside className={page.panel} aria-labelledby="panel">
      <div className={styles.panel}>
        <div className={styles.part}>
          <h2 id="panel" className="visually-hidden">
            {m.resource_panel_title()}
          </h2>
          <Ways resource={resource} />
          <BookmarkButton resource={resource} isWide />
          <SaveOffline kind="resource" thing={resource.id} makePlan={() => planPack(api, resource)} />
          {isListed && (
            <div className={own.pair}>
              <LikeButton resource={resource} isWide />
              <ShareResource resource={resource} publicUrl={publicUrl} />
            </div>
          )}
        </div>
        <div className={styles.part}>
          {only && <PrintCheck file={only} />}
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

/** Buttons to the first file, else to the links. A resource of text alone is on the page already. */
function Ways({ resource }: { resource: ResourceDetails }) {
  const [file] = resource.resource_files
  if (file) {
    return (
      <>
        <FileLink resource={resource} file={file} variant="primary" size="big" isWide>
          <Eye aria-hidden="true" />
          {m.resource_open()}
        </FileLink>
        <FileLink resource={resource} file={file} isDownload isWide>
          <Download aria-hidden="true" />
          {m.resource_download()}
        </FileLink>
      </>
    )
  }
  if (resource.resource_links.length === 0) return null
  return (
    <a href="#links" className={buttonClass({ variant: 'primary', size: 'big', isWide: true })}>
      <LinkIcon aria-hidden="true" />
      {m.resource_to_links({ count: resource.resource_links.length })}
    </a>
  )
}

/** The ways to share a resource. A share that was carried out counts on the screen at once, then on the server. */
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
      <p role="status" className={own.shares}>
        {m.resource_shares_count({ count, shown: numberLabel(count) })}
      </p>
    </>
  )
}
