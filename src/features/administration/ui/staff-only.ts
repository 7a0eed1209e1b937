import { notFound } from '@tanstack/react-router'
import type { Failure } from '#contract/wire.ts'
import { pageCannotShow } from '#ui-kit/page-failure.ts'

/** Whoever may not see a page of the administration does not find it, a visitor neither. */
export function staffOnly(failure: Failure): never {
  if (failure.status === 401 || failure.status === 403 || failure.status === 422) throw notFound()
  return pageCannotShow(failure)
}
