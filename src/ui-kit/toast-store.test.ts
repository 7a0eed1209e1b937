import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createToastStore, leastTime, toastTime, toastTimeWithAction } from './toast-store.ts'

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

  it('shows one message at a time, and a newer one soon', () => {
    const store = createToastStore()
    store.show({ kind: 'S', text: 'Welcome back!' })
    vi.advanceTimersByTime(200)
    store.show({ kind: 'S', text: 'You like this resource.' })
    vi.advanceTimersByTime(leastTime - 201)
    expect(texts(store)[0]).toBe('Welcome back!')
    vi.advanceTimersByTime(1)
    expect(texts(store)).toEqual(['You like this resource.'])
    vi.advanceTimersByTime(toastTime - 1)
    expect(texts(store)).toEqual(['You like this resource.'])
    vi.advanceTimersByTime(1)
    expect(texts(store)).toEqual([])
  })

  it('makes room at once where the message before has been read', () => {
    const store = createToastStore()
    store.show({ kind: 'S', text: 'first', action: { label: 'Undo', onAction: () => {} } })
    vi.advanceTimersByTime(leastTime)
    store.show({ kind: 'S', text: 'second' })
    vi.advanceTimersByTime(0)
    expect(texts(store)).toEqual(['second'])
  })

  it('keeps a held message in its place, and gives the next one its whole time', () => {
    const store = createToastStore()
    store.show({ kind: 'S', text: 'first' })
    store.hold('focus')
    store.show({ kind: 'S', text: 'second' })
    vi.advanceTimersByTime(10_000)
    expect(texts(store)[0]).toBe('first')
    store.release('focus')
    vi.advanceTimersByTime(leastTime)
    expect(texts(store)).toEqual(['second'])
    vi.advanceTimersByTime(toastTime - 1)
    expect(texts(store)).toEqual(['second'])
    vi.advanceTimersByTime(1)
    expect(texts(store)).toEqual([])
  })

  it('forgets a message that was taken back before its turn', () => {
    const store = createToastStore()
    store.show({ kind: 'S', text: 'first' })
    const second = store.show({ kind: 'S', text: 'second' })
    store.dismiss(second)
    vi.advanceTimersByTime(toastTime - 1)
    expect(texts(store)).toEqual(['first'])
  })

  it('with calm lets the next one wait until the first is closed', () => {
    const store = createToastStore({ isCalm: () => true })
    const first = store.show({ kind: 'S', text: 'first' })
    store.show({ kind: 'S', text: 'second' })
    vi.advanceTimersByTime(600_000)
    expect(texts(store)[0]).toBe('first')
    store.dismiss(first)
    expect(texts(store)).toEqual(['second'])
  })

  it('stays until dismissed when the person wants calm', () => {
    const store = createToastStore({ isCalm: () => true })
    const id = store.show({ kind: 'W', text: "You're offline" })
    store.hold('hover')
    store.release('hover')
    vi.advanceTimersByTime(600_000)
    expect(texts(store)).toEqual(["You're offline"])
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
