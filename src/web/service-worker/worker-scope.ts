/* The part of a service worker's surroundings that is used here: TypeScript's own list of it can't stand beside that of
   pages. */

interface LastingEvent extends Event {
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
