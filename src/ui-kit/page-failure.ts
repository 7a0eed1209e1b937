import { notFound } from '@tanstack/react-router'
import type { Failure } from '#contract/wire.ts'

/**
 * A call without which a page cannot be shown. The message is its status: the only part of an error that reaches the
 * browser.
 */
export class PageFailure extends Error {
  readonly status: number

  constructor({ status }: Failure) {
    super(String(status))
    // A call that never came through has none.
    this.status = status >= 400 && status < 600 ? status : 500
    this.name = 'PageFailure'
  }
}

/**
 * A page's one answer to a call that failed: the 404 page where nothing was found, or where the page's address says
 * what no call takes; else the error page.
 */
export function pageCannotShow(failure: Failure): never {
  if (failure.status === 404 || failure.status === 422) throw notFound()
  throw new PageFailure(failure)
}
