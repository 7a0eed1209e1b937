/* The parts of a service worker's globals used here: TypeScript's own types conflict with those of pages. */

export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface WorkerScope {
  skipWaiting(): Promise<void>
  clients: {
    claim(): Promise<void>
    matchAll(): Promise<readonly { postMessage(message: unknown): void }[]>
  }
  addEventListener(name: 'install' | 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(name: 'sync', listener: (event: LastingEvent & { tag: string }) => void): void
  addEventListener(name: 'message', listener: (event: LastingEvent & { data: unknown }) => void): void
}

export const worker = globalThis as unknown as WorkerScope
