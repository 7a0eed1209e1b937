import { createStore } from './store.ts'

/** S success, E error, W warning. */
export type ToastKind = 'S' | 'E' | 'W'

export interface ToastAction {
  label: string
  onAction: () => void
  /** Takes the focus after a press by keys that removed its own button: from there the message would be far. */
  takesFocus?: boolean | undefined
}

export interface ToastInput {
  kind: ToastKind
  text: string
  /** Such as Undo. Such a toast stays longer: it has to be read, decided and reached. */
  action?: ToastAction | undefined
}

export interface Toast extends ToastInput {
  id: number
}

/** How many milliseconds a toast stays (docs/rules/interface.md, Toasts). */
export const toastTime = 3500
/** Milliseconds for a toast with an action. */
export const toastTimeWithAction = 10_000
/** Milliseconds that a toast stays even where another waits: long enough to read a short line. */
export const leastTime = 1500

type Holder = 'hover' | 'focus' | 'hidden'

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
  /** How long the toast has been shown, without the time in which it was held. */
  shown: number
  startedAt: number
  stop: (() => void) | null
}

/**
 * Messages that are shown one at a time and leave by themselves, unless somebody holds the one that is shown or
 * `isCalm` says that the person wants it to stay. While another waits, the one that is shown leaves sooner.
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
    // What was hovered or focused is gone, and says nothing of being left.
    holders.delete('hover')
    holders.delete('focus')
    begin()
  }

  return {
    /** Shows a message, or lets it wait for its turn, and returns its id; the same words twice become one anew. */
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
    /** Stops the time until all holders have let go. */
    hold(holder: Holder) {
      holders.add(holder)
      pause()
    },
    release(holder: Holder) {
      if (holders.delete(holder)) run()
    },
    subscribe,
    /** The first is shown, the others wait. */
    current,
  }
}

export type ToastStore = ReturnType<typeof createToastStore>
