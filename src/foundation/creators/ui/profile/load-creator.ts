import { notFound } from '@tanstack/react-router'
import type { Api } from '#contract/client.ts'
import { isAddressId } from '#contract/wire.ts'
import { loadOwn } from '#foundation/accounts/ui/index.ts'
import { pageCannotShow } from '#ui-kit/page-failure.ts'
import type { CreatorDetails } from '../../creators.contract.ts'

/** Loads a creator; without an id, the viewer, or null if nobody is logged in. An impossible id is not found. */
export async function loadCreator(
  context: { api: Api; hasCookie: boolean },
  id: string | undefined,
): Promise<CreatorDetails | null> {
  if (id === undefined) return loadOwn(context, (api) => api('GET /v2/creator/details/', {}))
  if (!isAddressId(id)) throw notFound()
  const details = await context.api('GET /v2/creator/details/', { query: { id } })
  return details.success ? details.data : pageCannotShow(details)
}
