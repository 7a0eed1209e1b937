import { vi } from 'vitest'
import type { PackPlan } from '../device/save-pack.ts'

/** Files by their addresses, in each cache by its name. */
export type DeviceCaches = Map<string, Map<string, Response>>

/**
 * The caches of a browser, as far as packs use them, in place of `caches`.
 * @param onPut what happens before a file is stored: throw to be a device that is full
 */
export function stubCaches(onPut: (address: string) => void = () => undefined): DeviceCaches {
  const cached: DeviceCaches = new Map()
  const opened = (name: string) => {
    const files = cached.get(name) ?? new Map<string, Response>()
    cached.set(name, files)
    return files
  }
  vi.stubGlobal('caches', {
    keys: async () => [...cached.keys()],
    open: async (name: string) => {
      const files = opened(name)
      return {
        put: async (address: string, file: Response) => {
          onPut(address)
          files.set(address, file)
        },
      }
    },
    delete: async (name: string) => cached.delete(name),
  })
  return cached
}

/** An event to save whole: one file of 4 bytes. */
export const packPlan = (more: Partial<PackPlan> = {}): PackPlan => ({
  kind: 'event',
  thing: 3,
  title: 'Play',
  language: 'en',
  address: '/events/details/3',
  texts: [],
  files: [{ name: 'sheet.pdf', address: '/files/1', size: 4 }],
  ...more,
})
