import { afterAll, afterEach, vi } from 'vitest'

/** Globals that libraries set when they load: their own, and those by which pdf.js replaces a browser's. */
const OF_LIBRARIES = /^(__.+|_?pdfjs.+|DOMMatrix|Path2D|self|awslambda)$/

// Files share a thread, and the next one loads its modules before Vitest's `unstubGlobals` would restore anything.
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const atStart = lookAround()
afterAll(() => {
  const now = lookAround()
  const left = [...new Set([...atStart.keys(), ...now.keys()])].filter(
    (name) => !Object.is(atStart.get(name), now.get(name)) && !OF_LIBRARIES.test(name),
  )
  if (left.length > 0) throw new Error(`This file leaves to the next of its thread: ${left.join(', ')}`)
})

/** Every global of the thread and every variable of its environment, by name. */
function lookAround(): Map<string, unknown> {
  const globals = Object.getOwnPropertyNames(globalThis)
  return new Map([
    ...globals.map((name) => [name, Reflect.get(globalThis, name)] as const),
    ...Object.entries(process.env),
  ])
}
