import { createFileRoute, redirect } from '@tanstack/react-router'
import { useViewer } from '#foundation/accounts/ui/index.ts'
import { ContentWarning, Listen } from '#foundation/easy-read/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import page from '#ui-kit/detail-page.module.css'
import panel from '#ui-kit/detail-panel.module.css'
import { Eye } from '#ui-kit/icons.ts'
import { resourceAddress } from '../../resource-card.contract.ts'
import type { ResourceDetails } from '../../resource-details.contract.ts'
import { assureTitle, loadResource } from '../details/load-resource.ts'
import { ResourceFacts } from '../details/resource-facts.tsx'
import { ResourceGlance } from '../details/resource-glance.tsx'
import { ResourceHead } from '../details/resource-head.tsx'
import { ResourceNotices } from '../details/resource-notices.tsx'
import { ResourceOpening } from '../details/resource-opening.tsx'
import { ResourcePageSkeleton } from '../details/resource-page-skeleton.tsx'
import { ResourceStage } from '../details/resource-stage.tsx'
import { ResourceText } from '../details/resource-text.tsx'
import { FileLink } from '../doing/file-link.tsx'
import { useOpenAfterLogIn } from '../doing/open-action.ts'

/** A preview of a resource as a visitor sees it, also of a draft. */
export const Route = createFileRoute('/_default/resource/$title/{-$id}/preview')({
  loader: async ({ context: { api, publicUrl }, params: { title, id } }) => {
    if (id === undefined) throw redirect({ href: '/resource' })
    const resource = await loadResource(api, id)
    assureTitle(resource, { title, page: 'preview' })
    return { resource, publicUrl }
  },
  pendingMs: 300,
  pendingComponent: ResourcePageSkeleton,
  component: PreviewPage,
})

function PreviewPage() {
  const { resource, publicUrl } = Route.useLoaderData()
  const isVisitor = useViewer() === null
  useOpenAfterLogIn()
  return (
    <div className={page.page}>
      <ResourceHead resource={resource} publicUrl={publicUrl} isBeside />
      <article className={page.layout}>
        <ResourceOpening resource={resource}>
          <ResourceStage resource={resource} publicUrl={publicUrl} isLink={false} />
        </ResourceOpening>
        <aside className={page.panel} aria-labelledby="panel">
          <div className={panel.panel}>
            <div className={panel.part}>
              <h2 id="panel" className="visually-hidden">
                {m.resource_panel_title()}
              </h2>
              {resource.can.edit && <p>{m.resource_preview_own()}</p>}
              {isVisitor && resource.resource_files.length > 0 && <p>{m.resource_preview_lead()}</p>}
              <Ways resource={resource} />
            </div>
            <div className={panel.part}>
              <ResourceGlance resource={resource} />
              <ResourceFacts resource={resource} />
            </div>
          </div>
        </aside>
        <div className={page.text}>
          <Listen />
          <ResourceNotices resource={resource} />
          <ContentWarning of={resource.content_warnings} />
          <ResourceText resource={resource} />
        </div>
      </article>
    </div>
  )
}

function Ways({ resource }: { resource: ResourceDetails }) {
  const [file] = resource.resource_files
  return (
    <>
      {file && (
        <FileLink resource={resource} file={file} variant="primary" size="big" isWide>
          <Eye aria-hidden="true" />
          {m.resource_open()}
        </FileLink>
      )}
      <AddressLink href={resourceAddress(resource)} className={buttonClass({ isWide: true })}>
        {m.resource_preview_back()}
      </AddressLink>
    </>
  )
}
