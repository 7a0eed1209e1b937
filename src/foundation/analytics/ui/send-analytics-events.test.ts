import { expect, it } from 'vitest'
import { type AnalyticsEvent, MOST_ANALYTICS_EVENTS } from '../analytics.contract.ts'
import { createAnalyticsQueue } from './send-analytics-events.ts'

const popup: AnalyticsEvent = { key: 'view_login_popup', page: '/' }
const click: AnalyticsEvent = { key: 'click_login', page: '/' }

function startQueue() {
  const sent: AnalyticsEvent[][] = []
  const idle: (() => void)[] = []
  const queue = createAnalyticsQueue({
    send: (analyticsEvents) => void sent.push([...analyticsEvents]),
    whenIdle: (run) => void idle.push(run),
  })
  return { queue, sent, rest: () => idle.splice(0).map((run) => run()) }
}

it('sends what gathered together, once there is time', () => {
  const { queue, sent, rest } = startQueue()
  queue.add(popup)
  queue.add(click)
  expect(sent).toEqual([])
  rest()
  expect(sent).toEqual([[popup, click]])
  queue.add(click)
  rest()
  expect(sent).toEqual([[popup, click], [click]])
})

it('sends at once as the page is left, and nothing a second time', () => {
  const { queue, sent, rest } = startQueue()
  queue.add(popup)
  queue.flush()
  rest()
  queue.flush()
  expect(sent).toEqual([[popup]])
})

it('never gathers more than one call takes', () => {
  const { queue, sent, rest } = startQueue()
  for (let added = 0; added < MOST_ANALYTICS_EVENTS + 5; added += 1) queue.add(click)
  rest()
  expect(sent.map((call) => call.length)).toEqual([MOST_ANALYTICS_EVENTS])
})
