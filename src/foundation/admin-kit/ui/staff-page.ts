import { notFound } from '@tanstack/react-router'
import { type Failure, isAddressId } from '#contract/wire.ts'
import { pageCannotShow } from '#ui-kit/page-failure.ts'

/** Ends in "not found" for people who may not see a page of the administration, visitors included. */
export function staffOnly(failure: Failure): never {
  if (failure.status === 401 || failure.status === 403 || failure.status === 422) throw notFound()
  return pageCannotShow(failure)
}

/** What a page of the administration asked for; see {@link staffOnly} for what happens without it. */
export function forStaff<Found extends { success: true }>(answer: Found | Failure): Found {
  return answer.success ? answer : staffOnly(answer)
}

/** The id in a page's address. A page of something that can't be there is not found. */
export function idIn({ id }: { id: string }): number {
  if (!isAddressId(id)) throw notFound()
  return Number(id)
}
