import { notFound } from '@tanstack/react-router'
import type { Api } from '#contract/client.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { isAddressId } from '#contract/wire.ts'
import { pageCannotShow } from '#ui-kit/page-failure.ts'
import { INVITATION_STATES, type invitationsContract } from '../../invitations.contract.ts'

/** The query of the page's address. */
export interface InvitingSearch {
  state?: string | undefined
  search_query?: string | undefined
  page?: string | undefined
}

export type LoadedInviting = ReplyOf<(typeof invitationsContract)['listInvitations']>

/** Loads the people invited to the viewer's campaign; null if nobody is logged in. */
export async function loadInviting(
  { api, hasCookie }: { api: Api; hasCookie: boolean },
  { orgid, search }: { orgid: string; search: InvitingSearch },
): Promise<LoadedInviting | null> {
  if (!isAddressId(orgid)) throw notFound()
  if (!hasCookie) return null
  const { search_query, page } = search
  const state = INVITATION_STATES.find((known) => known === search.state)
  const body = { id: Number(orgid), state, search_query, page }
  const answer = await api('POST /program/invitation/list/', { body })
  if (answer.success) return answer
  return answer.status === 401 ? null : pageCannotShow(answer)
}
