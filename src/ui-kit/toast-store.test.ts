import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createToastStore, toastTime, toastTimeWithAction } from './toast-store.ts'

const texts = (store: ReturnType<typeof createToastStore>) => store.current().map((one) => one.text)

describe('toast store', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  it('takes a message away after 3500 ms', () => {
    const store = createToastStore()
    store.show({ kind: 'S', text: 'Details Updated!!' })
    vi.advanceTimersByTime(3499)
    expect(texts(store)).toEqual(['Details Updated!!'])
    vi.advanceTimersByTime(1)
    expect(texts(store)).toEqual([])
    expect(toastTime).toBe(3500)
  })

  it('waits while it is hovered and goes on where it stopped', () => {
    const store = createToastStore()
    store.show({ kind: 'E', text: 'Not saved' })
    vi.advanceTimersByTime(3000)
    store.hold('hover')
    vi.advanceTimersByTime(60_000)
    expect(texts(store)).toEqual(['Not saved'])
    store.release('hover')
    vi.advanceTimersByTime(499)
    expect(texts(store)).toEqual(['Not saved'])
    vi.advanceTimersByTime(1)
    expect(texts(store)).toEqual([])
  })

  it('waits until hover and focus have both let go', () => {
    const store = createToastStore()
    store.show({ kind: 'S', text: 'Link Copied!' })
    store.hold('hover')
    store.hold('focus')
    store.release('hover')
    vi.advanceTimersByTime(60_000)
    expect(texts(store)).toEqual(['Link Copied!'])
    store.release('focus')
    vi.advanceTimersByTime(toastTime)
    expect(texts(store)).toEqual([])
  })

  it('gives a message that comes during a hold its whole time', () => {
    const store = createToastStore()
    store.show({ kind: 'S', text: 'first' })
    store.hold('focus')
    store.show({ kind: 'S', text: 'second' })
    vi.advanceTimersByTime(10_000)
    store.release('focus')
    vi.advanceTimersByTime(toastTime - 1)
    expect(texts(store)).toEqual(['first', 'second'])
    vi.advanceTimersByTime(1)
    expect(texts(store)).toEqual([])
  })

  it('stays until dismissed when the person wants calm', () => {
    const store = createToastStore({ isCalm: () => true })
    const id = store.show({ kind: 'W', text: 'You are offline' })
    store.hold('hover')
    store.release('hover')
    vi.advanceTimersByTime(600_000)
    expect(texts(store)).toEqual(['You are offline'])
    store.dismiss(id)
    expect(texts(store)).toEqual([])
  })

  it('leaves more time for an offer to undo', () => {
    const store = createToastStore()
    store.show({ kind: 'S', text: 'Removed', action: { label: 'Undo', onAction: () => {} } })
    vi.advanceTimersByTime(toastTimeWithAction - 1)
    expect(texts(store)).toEqual(['Removed'])
    vi.advanceTimersByTime(1)
    expect(texts(store)).toEqual([])
  })

  it('shows the same words once and starts their time anew', () => {
    const store = createToastStore()
    store.show({ kind: 'S', text: 'Link Copied!' })
    vi.advanceTimersByTime(3000)
    store.show({ kind: 'S', text: 'Link Copied!' })
    expect(texts(store)).toEqual(['Link Copied!'])
    vi.advanceTimersByTime(3000)
    expect(texts(store)).toEqual(['Link Copied!'])
  })

  it('is not stopped for good by a hold whose message was dismissed', () => {
    const store = createToastStore()
    const id = store.show({ kind: 'S', text: 'first' })
    store.hold('hover')
    store.dismiss(id)
    store.show({ kind: 'S', text: 'second' })
    vi.advanceTimersByTime(toastTime)
    expect(texts(store)).toEqual([])
  })

  it('tells listeners of each change and keeps the list itself unchanged', () => {
    const store = createToastStore()
    const listener = vi.fn()
    const leave = store.subscribe(listener)
    const before = store.current()
    store.show({ kind: 'S', text: 'first' })
    expect(store.current()).not.toBe(before)
    expect(before).toEqual([])
    expect(listener).toHaveBeenCalledTimes(1)
    leave()
    vi.advanceTimersByTime(toastTime)
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
