import { MOST_SIGNALS, type Signal } from '../analytics.contract.ts'

interface SignalQueueParts {
  send(signals: Signal[]): void
  whenIdle(run: () => void): void
}

/** Signals wait until nothing else is to do, and go together; `flush` sends them at once. Those past a full call are lost. */
export function createSignalQueue({ send, whenIdle }: SignalQueueParts) {
  let waiting: Signal[] = []

  function flush(): void {
    if (waiting.length === 0) return
    send(waiting)
    waiting = []
  }

  return {
    flush,
    add(signal: Signal): void {
      if (waiting.length >= MOST_SIGNALS) return
      waiting.push(signal)
      if (waiting.length === 1) whenIdle(flush)
    },
  }
}
