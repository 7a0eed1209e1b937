import { vi } from 'vitest'
import type { PackPlan } from '../device/save-pack.ts'

/** Each cache by its name, with its files by their addresses. */
export type DeviceCaches = Map<string, Map<string, Response>>

/**
 * A replacement for `caches` with what packs use of it.
 * @param onPut called before a file is stored; throw to simulate a full device
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

/** An event to save: one file of 4 bytes. */
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
