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
  startedAt: number
  stop: (() => void) | null
}

/**
 * Messages that leave by themselves, unless somebody holds them or `isCalm` says that the person wants them to
 * stay. Times run on for each toast from where a hold stopped them.
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
  const lives = new Map<number, Life>()
  const holders = new Set<Holder>()

  function run(id: number, life: Life) {
    life.startedAt = clock.now()
    life.stop = clock.after(life.left, () => dismiss(id))
  }

  function dismiss(id: number) {
    lives.get(id)?.stop?.()
    lives.delete(id)
    set(current().filter((toast) => toast.id !== id))
    if (current().length === 0) holders.clear()
  }

  return {
    /** Shows a message and returns its id; the same words twice become one that starts anew. */
    show(input: ToastInput): number {
      const twin = current().find((toast) => toast.kind === input.kind && toast.text === input.text)
      if (twin) dismiss(twin.id)
      lastId += 1
      const id = lastId
      set([...current(), { ...input, id }])
      if (!isCalm()) {
        const life: Life = { left: input.action ? toastTimeWithAction : toastTime, startedAt: 0, stop: null }
        lives.set(id, life)
        if (holders.size === 0) run(id, life)
      }
      return id
    },
    dismiss,
    /** Stops every timer until all holders have let go. */
    hold(holder: Holder) {
      const wasFree = holders.size === 0
      holders.add(holder)
      if (!wasFree) return
      for (const life of lives.values()) {
        life.stop?.()
        life.stop = null
        life.left = Math.max(0, life.left - (clock.now() - life.startedAt))
      }
    },
    release(holder: Holder) {
      if (!holders.delete(holder) || holders.size > 0) return
      for (const [id, life] of lives) run(id, life)
    },
    subscribe,
    current,
  }
}

export type ToastStore = ReturnType<typeof createToastStore>
