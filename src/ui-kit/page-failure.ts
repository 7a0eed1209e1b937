import { notFound } from '@tanstack/react-router'
import type { Failure } from '#contract/wire.ts'

/**
 * A failed call without which a page can't be shown. The message is its status, the only part of an error that reaches
 * the browser.
 */
export class PageFailure extends Error {
  readonly status: number

  constructor({ status }: Failure) {
    super(String(status))
    // A call that never got through has no status.
    this.status = status >= 400 && status < 600 ? status : 500
    this.name = 'PageFailure'
  }
}

/**
 * Handles a failed call for a page: the 404 page if nothing was found or the address contains invalid input; otherwise
 * the error page.
 */
export function pageCannotShow(failure: Failure): never {
  if (failure.status === 404 || failure.status === 422) throw notFound()
  throw new PageFailure(failure)
}
