import { notFound } from '@tanstack/react-router'
import type { Failure } from '#contract/wire.ts'

/** A call without which a page cannot be shown. The message is its status: the only part of an error that reaches the browser. */
export class PageFailure extends Error {
  constructor({ status }: Failure) {
    super(String(status))
    this.name = 'PageFailure'
  }
}

/** A page's one answer to a call that failed: the 404 page where nothing was found, else the error page. */
export function pageCannotShow(failure: Failure): never {
  if (failure.status === 404) throw notFound()
  throw new PageFailure(failure)
}
