import type { AnyRouter } from '@tanstack/react-router'
import type { WireRequest } from '#contract/client.ts'
import { originNow } from '#foundation/attribution/ui/index.ts'
import type { AnalyticsEvent } from '../../analytics.contract.ts'
import { analyticsQueue } from '../send-analytics-events.ts'
import { searchOf, shownPage } from './shown-page.ts'
import { taskOfCall, taskOfLink } from './tasks.ts'

/** Called with each successful request, once `hear` is set. */
export interface Answered {
  hear?: (request: WireRequest) => void
}

/**
 * Counts page views and main tasks for as long as the tab is open. Its code loads when the page has been usable for a
 * while, so that counting slows nobody down; a page left at once wasn't read.
 */
export function watchVisits(router: AnyRouter, answered: Answered): void {
  const page = () => shownPage(router.state.matches)
  let searched = ''

  function count(what: Pick<AnalyticsEvent, 'key' | 'subject_id'>, at = page()): void {
    if (!at) return
    const { utm_source, utm_medium, utm_campaign } = originNow()
    analyticsQueue.add({ ...at, ...what, utm_source, utm_medium, utm_campaign })
  }

  function countPage(): void {
    const at = page()
    if (!at) return
    count({ key: 'view_page' }, at)
    if (at.page.endsWith('/fileviewer')) count({ key: 'open_file' }, at)
    const search = searchOf(at.page, router.state.location.search)
    if (search && search !== searched) count({ key: 'search' }, at)
    searched = search
  }

  countPage()
  router.subscribe('onResolved', ({ hrefChanged }) => {
    if (hrefChanged) countPage()
  })
  answered.hear = (request) => {
    const task = taskOfCall(request)
    if (task) count(task)
  }
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    const task = link && taskOfLink(link)
    if (task) count(task)
  })
}
