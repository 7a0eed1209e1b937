import { createStore } from './store.ts'

/** S success, E error, W warning. */
export type ToastKind = 'S' | 'E' | 'W'

export interface ToastAction {
  label: string
  onAction: () => void
  /** Takes the focus after a keyboard press that removed its own button, from where the toast would be far. */
  takesFocus?: boolean | undefined
}

export interface ToastInput {
  kind: ToastKind
  text: string
  /** Such as Undo. A toast with an action stays longer: it has to be read, decided and reached. */
  action?: ToastAction | undefined
}

export interface Toast extends ToastInput {
  id: number
}

/** Milliseconds that a toast stays (docs/rules/interface.md, Toasts). */
export const toastTime = 3500
/** Milliseconds for a toast with an action. */
export const toastTimeWithAction = 10_000
/** Milliseconds that a toast stays even if another waits: long enough to read a short line. */
export const leastTime = 1500

/** What stops the clock: the person's pointer or focus, a hidden tab, or code of the row that isn't there yet. */
type Holder = 'hover' | 'focus' | 'hidden' | 'loading'

interface Clock {
  now: () => number
  after: (milliseconds: number, run: () => void) => () => void
}

const realClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

interface Life {
  left: number
  /** Milliseconds that the toast has been visible, without pauses. */
  shown: number
  startedAt: number
  stop: (() => void) | null
}

/**
 * Messages that are shown one at a time and disappear by themselves, unless the visible one is held or `isCalm` says
 * that it should stay. While another one waits, the visible one disappears sooner.
 */
export function createToastStore({
  clock = realClock,
  isCalm = () => false,
}: {
  clock?: Clock
  isCalm?: () => boolean
} = {}) {
  const { now: current, set, subscribe } = createStore<readonly Toast[]>([])
  let lastId = 0
  let life: Life | undefined
  const holders = new Set<Holder>()

  function begin() {
    const [first] = current()
    const left = first?.action ? toastTimeWithAction : toastTime
    life = first && !isCalm() ? { left, shown: 0, startedAt: 0, stop: null } : undefined
    run()
  }

  function run() {
    const [first, next] = current()
    if (!first || !life || holders.size > 0) return
    const left = next ? Math.min(life.left, Math.max(0, leastTime - life.shown)) : life.left
    life.startedAt = clock.now()
    life.stop = clock.after(left, () => dismiss(first.id))
  }

  function pause() {
    if (!life?.stop) return
    life.stop()
    life.stop = null
    const passed = clock.now() - life.startedAt
    life.shown += passed
    life.left = Math.max(0, life.left - passed)
  }

  function dismiss(id: number) {
    const isShown = current()[0]?.id === id
    set(current().filter((toast) => toast.id !== id))
    pause()
    if (!isShown) return run()
    // The hovered or focused element is gone, and no leave event will follow.
    holders.delete('hover')
    holders.delete('focus')
    begin()
  }

  return {
    /** Shows or queues a message and returns its id. The same text again replaces the earlier one. */
    show(input: ToastInput): number {
      const twin = current().find((toast) => toast.kind === input.kind && toast.text === input.text)
      if (twin) dismiss(twin.id)
      lastId += 1
      const id = lastId
      set([...current(), { ...input, id }])
      if (current().length === 1) begin()
      else {
        pause()
        run()
      }
      return id
    },
    dismiss,
    /** Pauses the timer until all holders have released it. */
    hold(holder: Holder) {
      holders.add(holder)
      pause()
    },
    release(holder: Holder) {
      if (holders.delete(holder)) run()
    },
    subscribe,
    /** The first is visible, the others wait. */
    current,
  }
}

export type ToastStore = ReturnType<typeof createToastStore>
