import { notFound } from '@tanstack/react-router'
import type { Api } from '#contract/client.ts'
import { isAddressId } from '#contract/wire.ts'
import { pageCannotShow } from '#ui-kit/page-failure.ts'
import type { LandingPage } from '../../landing.contract.ts'

/** The page of a campaign. One that is held back is not found. */
export async function loadLanding(
  api: Api,
  { id, invitation }: { id: string; invitation?: string | undefined },
): Promise<LandingPage> {
  if (!isAddressId(id)) throw notFound()
  const answer = await api('GET /program/landing/', { query: { id, ...(invitation && { invitation }) } })
  return answer.success ? answer.data : pageCannotShow(answer)
}
