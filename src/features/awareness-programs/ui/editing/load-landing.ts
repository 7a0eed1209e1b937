import { notFound } from '@tanstack/react-router'
import type { Api } from '#contract/client.ts'
import { isAddressId } from '#contract/wire.ts'
import { loadOwn } from '#foundation/accounts/ui/index.ts'
import type { FormDraft } from '#foundation/drafts/drafts.contract.ts'
import { LANDING_FORM } from '../../sharing.contract.ts'
import type { Subscription } from '../../subscriptions.contract.ts'

export interface LoadedLanding {
  campaign: Subscription
  draft: FormDraft | null
}

/** The landing page of my campaign with what I wrote and never sent; null where nobody is signed in. */
export async function loadLanding(
  context: { api: Api; hasCookie: boolean },
  orgid: string,
): Promise<LoadedLanding | null> {
  if (!isAddressId(orgid)) throw notFound()
  const [campaign, draft] = await Promise.all([
    loadOwn(context, (api) => api('GET /program/subscription/{id}/', { params: { id: orgid } })),
    loadOwn(context, (api) => api('GET /user/draft/', { query: { form: LANDING_FORM, subject: orgid } })),
  ])
  return campaign && { campaign, draft }
}
