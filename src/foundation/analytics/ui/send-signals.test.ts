import { expect, it } from 'vitest'
import { MOST_SIGNALS, type Signal } from '../analytics.contract.ts'
import { createSignalQueue } from './send-signals.ts'

const popup: Signal = { key: 'view_login_popup', page: '/' }
const click: Signal = { key: 'click_login', page: '/' }

function startQueue() {
  const sent: Signal[][] = []
  const idle: (() => void)[] = []
  const queue = createSignalQueue({
    send: (signals) => void sent.push([...signals]),
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
  for (let added = 0; added < MOST_SIGNALS + 5; added += 1) queue.add(click)
  rest()
  expect(sent.map((signals) => signals.length)).toEqual([MOST_SIGNALS])
})
