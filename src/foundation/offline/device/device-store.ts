import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { UserDetails } from '#foundation/accounts/accounts.contract.ts'
import type { WaitingCall } from '../offline.contract.ts'

/** Something that a person did without a network, until it is sent. */
export interface WaitingMutation {
  /** The place in the order, which the device gives. */
  id?: number
  user_id: number
  /** A uuid: with the person's id it names the mutation to the server. */
  key: string
  call: WaitingCall
  body: unknown
  language: string
  /** The page that it was done on. */
  where: { title: string; address: string }
  /** How often our side could not take it. */
  tries: number
  /** The moment, by the device's clock, before which it is not sent again by itself. */
  rests_until?: number
  /** The sentence of the refusal; such a mutation is not sent again. */
  refused?: string
}

/** A heading with its paragraphs, as plain words. */
export interface PackText {
  heading: string
  language: string
  lines: string[]
}

export interface PackFile {
  name: string
  /** The address at which the file is opened; offline it comes from this device. */
  address: string
  /** The size in bytes. */
  size: number
}

/** What a person saved for offline. */
export interface Pack {
  /** `{user_id}-{kind}-{thing}`, also of the cache that holds its files. */
  name: string
  user_id: number
  kind: 'event' | 'resource'
  thing: number
  title: string
  language: string
  /** The page of the thing. */
  address: string
  texts: PackText[]
  files: PackFile[]
  /** Bytes of all of it. */
  size: number
  /** When it was saved, by the server's clock in ISO 8601: the device's may be wrong. */
  saved_at: string
}

/** How pages are shown on this device. */
export interface Look {
  language: string
  /** `data-reading` of the page. */
  reading: string
}

interface DeviceSchema extends DBSchema {
  person: { key: 'now'; value: UserDetails }
  look: { key: 'now'; value: Look }
  acts: { key: number; value: WaitingMutation; indexes: { user: number } }
  packs: { key: string; value: Pack; indexes: { user: number } }
}

let opened: Promise<IDBPDatabase<DeviceSchema>> | undefined

/**
 * What this browser keeps, for pages and the service worker alike.
 * @throws where the browser keeps nothing, as in some private windows
 */
export function deviceStore(): Promise<IDBPDatabase<DeviceSchema>> {
  opened ??= open()
  return opened
}

function open(): Promise<IDBPDatabase<DeviceSchema>> {
  const forget = () => {
    opened = undefined
  }
  const opening = openDB<DeviceSchema>('pankh-device', 1, {
    upgrade(store) {
      store.createObjectStore('person')
      store.createObjectStore('look')
      store.createObjectStore('acts', { keyPath: 'id', autoIncrement: true }).createIndex('user', 'user_id')
      store.createObjectStore('packs', { keyPath: 'name' }).createIndex('user', 'user_id')
    },
    // A newer version of the product wants another form of it.
    blocking: (_now, _wanted, event) => {
      forget()
      ;(event.target as IDBDatabase).close()
    },
    terminated: forget,
  })
  opening.catch(forget)
  return opening
}

/** What `work` answers, or `otherwise` where the browser keeps nothing. */
export async function fromDevice<T>(
  work: (store: IDBPDatabase<DeviceSchema>) => Promise<T>,
  otherwise: T,
): Promise<T> {
  try {
    return await work(await deviceStore())
  } catch {
    return otherwise
  }
}
