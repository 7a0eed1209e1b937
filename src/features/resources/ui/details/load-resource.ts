import { notFound, redirect } from '@tanstack/react-router'
import type { Api } from '#contract/client.ts'
import { isAddressId } from '#contract/wire.ts'
import { pageCannotShow } from '#ui-kit/page-failure.ts'
import { titleInAddress } from '../../resource-card.contract.ts'
import type { ResourceDetails } from '../../resource-details.contract.ts'

/** The resource of a page; not found for an invalid id. */
export async function loadResource(api: Api, id: string): Promise<ResourceDetails> {
  if (!isAddressId(id)) throw notFound()
  const details = await api('GET /resources/public/details/', { query: { id } })
  return details.success ? details.data : pageCannotShow(details)
}

const pages = {
  '': '/resource/$title/$id',
  preview: '/resource/$title/{-$id}/preview',
  fileviewer: '/resource/$title/{-$id}/fileviewer',
} as const

/** Redirects to the same page under the correct title, keeping the query. */
export function assureTitle(
  resource: ResourceDetails,
  { title, page }: { title: string; page: keyof typeof pages },
): void {
  const right = decodeURIComponent(titleInAddress(resource.title))
  if (title === right) return
  const params = { title: right, id: String(resource.id) }
  throw redirect({ to: pages[page], params, search: true, statusCode: 301 })
}
