import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { isAddressId } from '#contract/wire.ts'
import { AccountNeeded, useViewer } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { resourceAddress } from '../../resource-card.contract.ts'
import { assureTitle, loadResource } from '../details/load-resource.ts'
import { ResourcePageSkeleton } from '../details/resource-page-skeleton.tsx'
import { viewerAddress } from '../doing/open-action.ts'
import { FileViewer } from './file-viewer.tsx'

/** The viewer for a file of a resource. It needs an account. */
export const Route = createFileRoute('/_empty/resource/$title/{-$id}/fileviewer')({
  validateSearch: readViewerSearch,
  loaderDeps: ({ search: { file } }) => readViewerSearch({ file }),
  loader: async ({ context: { api }, params: { title, id }, deps }) => {
    if (id === undefined) throw redirect({ href: '/resource' })
    const resource = await loadResource(api, id)
    assureTitle(resource, { title, page: 'fileviewer' })
    const [first] = resource.resource_files
    if (!first) throw redirect({ href: resourceAddress(resource) })
    const file = deps.file === undefined ? first : resource.resource_files.find(({ id }) => id === deps.file)
    if (!file) throw notFound()
    return { resource, file }
  },
  pendingMs: 300,
  pendingComponent: ResourcePageSkeleton,
  component: ViewerPage,
})

function ViewerPage() {
  const { resource, file } = Route.useLoaderData()
  const viewer = useViewer()
  if (!viewer || file.address === null) {
    return (
      <AccountNeeded
        next={viewerAddress(resource, file.id)}
        title={m.resource_viewer_log_in()}
        text={m.resource_viewer_log_in_text()}
        leave={{
          href: resourceAddress(resource, '/preview'),
          label: m.resource_preview_of({ title: resource.title }),
        }}
      />
    )
  }
  return <FileViewer resource={resource} file={file} address={file.address} />
}

/** The id of the file to show; the first by default. */
interface ViewerSearch {
  file?: number
}

function readViewerSearch(given: Record<string, unknown>): ViewerSearch {
  const file = String([given.file].flat().at(-1))
  return isAddressId(file) ? { file: Number(file) } : {}
}
