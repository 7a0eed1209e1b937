import type { UserDetails } from '#foundation/accounts/accounts.contract.ts'
import { personOfDevice } from './device-person.ts'
import type { Pack, PackFile, PackText } from './device-store.ts'
import { inTurn } from './in-turn.ts'
import { packCache, packName, removePack, writePack } from './packs.ts'

/** What will be saved, with sizes known before anything is fetched. */
export interface PackPlan extends Pick<Pack, 'kind' | 'thing' | 'title' | 'language' | 'address'> {
  texts: PackText[]
  files: PackFile[]
}

export type PackProblem = 'full' | 'network' | 'stopped' | 'forbidden'

export class PackFailed extends Error {
  readonly problem: PackProblem

  constructor(problem: PackProblem) {
    super(problem)
    this.name = 'PackFailed'
    this.problem = problem
  }
}

const sizeOfTexts = (texts: PackText[]): number => new Blob([JSON.stringify(texts)]).size

export const sizeOf = ({ texts, files }: Pick<PackPlan, 'texts' | 'files'>): number =>
  files.reduce((sum, { size }) => sum + size, sizeOfTexts(texts))

/**
 * The bytes that the browser still allows; undefined if it doesn't say. Chromium reports 10 GiB on most devices to
 * prevent fingerprinting, so this isn't shown to anyone, and a device can be full earlier.
 */
export async function roomLeft(): Promise<number | undefined> {
  const told = await navigator.storage?.estimate?.().catch(() => undefined)
  return told?.quota === undefined ? undefined : told.quota - (told.usage ?? 0)
}

interface Saving {
  user_id: number
  signal: AbortSignal
  /** Bytes received so far. */
  onProgress: (bytes: number) => void
}

/**
 * Saves all of the pack or nothing. It's added to the list of packs last, in turn with the sweep of every tab.
 * @throws PackFailed
 */
export function savePack(plan: PackPlan, saving: Saving): Promise<Pack> {
  const name = packName({ user_id: saving.user_id, kind: plan.kind, thing: plan.thing })
  return inTurn(packCache(name), () => saveInTurn(name, plan, saving))
}

async function saveInTurn(name: string, plan: PackPlan, saving: Saving): Promise<Pack> {
  const { user_id, signal, onProgress } = saving
  const before = await personOfDevice()
  try {
    const room = await roomLeft()
    if (room !== undefined && room < sizeOf(plan)) throw new PackFailed('full')
    const cache = await caches.open(packCache(name))
    let [bytes, saved_at] = [sizeOfTexts(plan.texts), new Date().toISOString()]
    onProgress(bytes)
    for (const { address } of plan.files) {
      const response = await fetch(address, { credentials: 'same-origin', signal, cache: 'no-cache' })
      if (!response.ok) throw new PackFailed('network')
      const whole = await readWhole(response, (more) => onProgress(bytes + more))
      bytes += whole.size
      saved_at = momentOf(response) ?? saved_at
      await cache.put(address, new Response(whole, { headers: keptHeaders(response) }))
    }
    const pack: Pack = { ...plan, name, user_id, size: bytes, saved_at }
    const isSaved = await writePack(pack, (person) => isStill(person, { user_id, before }))
    if (!isSaved) throw new PackFailed('stopped')
    return pack
  } catch (fault) {
    await removePack(name)
    throw asPackFailed(fault, signal)
  }
}

/** A page stores its person shortly after loading; until then, it's still the one who was there when saving began. */
const isStill = (
  person: UserDetails | undefined,
  { user_id, before }: { user_id: number; before: UserDetails | undefined },
): boolean => person?.user_id === user_id || person?.user_id === before?.user_id

async function readWhole(response: Response, onBytes: (bytes: number) => void): Promise<Blob> {
  if (!response.body) return response.blob()
  const parts: BlobPart[] = []
  let bytes = 0
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) return new Blob(parts)
    parts.push(value)
    bytes += value.byteLength
    onBytes(bytes)
  }
}

const KEPT = ['content-type', 'content-disposition', 'content-security-policy', 'x-content-type-options']

function keptHeaders({ headers }: Response): Headers {
  const kept = new Headers()
  for (const name of KEPT) {
    const value = headers.get(name)
    if (value) kept.set(name, value)
  }
  return kept
}

function momentOf({ headers }: Response): string | undefined {
  const date = headers.get('date')
  return date && !Number.isNaN(Date.parse(date)) ? new Date(date).toISOString() : undefined
}

function asPackFailed(fault: unknown, signal: AbortSignal): PackFailed {
  if (fault instanceof PackFailed) return fault
  if (signal.aborted) return new PackFailed('stopped')
  // A lost network is a TypeError; a DOMException comes from the database or the cache.
  if (fault instanceof DOMException) return new PackFailed(isFull(fault) ? 'full' : 'forbidden')
  return new PackFailed('network')
}

const isFull = ({ name }: DOMException): boolean => name === 'QuotaExceededError'
