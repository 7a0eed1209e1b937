import { notFound } from '@tanstack/react-router'
import { type Failure, isAddressId } from '#contract/wire.ts'
import { pageCannotShow } from '#ui-kit/page-failure.ts'

/** Shows "not found" to anyone who may not see a page of the administration, visitors included. */
export function staffOnly(failure: Failure): never {
  if (failure.status === 401 || failure.status === 403 || failure.status === 422) throw notFound()
  return pageCannotShow(failure)
}

/** The data for a page of the administration; a failure goes to {@link staffOnly}. */
export function forStaff<Found extends { success: true }>(answer: Found | Failure): Found {
  return answer.success ? answer : staffOnly(answer)
}

/** The id in a page's address. An impossible id is not found. */
export function idIn({ id }: { id: string }): number {
  if (!isAddressId(id)) throw notFound()
  return Number(id)
}
