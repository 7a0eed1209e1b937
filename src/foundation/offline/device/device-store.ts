import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { UserDetails } from '#foundation/accounts/accounts.contract.ts'
import type { WaitingCall } from '../offline.contract.ts'

/** Something a person did without a network, until it's sent. */
export interface WaitingMutation {
  /** The position in the queue, assigned by the device. */
  id?: number
  user_id: number
  /** A UUID; with the person's id it identifies the mutation to the server. */
  key: string
  call: WaitingCall
  body: unknown
  language: string
  /** The page where it was done. */
  where: { title: string; address: string }
  /** How often the server failed to take it. */
  tries: number
  /** Milliseconds since 1970 by the device's clock; until then it isn't retried automatically. */
  rests_until?: number
  /** The message of the refusal; a refused mutation isn't sent again. */
  refused?: string
}

/** A heading with its paragraphs, as plain text. */
export interface PackText {
  heading: string
  language: string
  lines: string[]
  /** Above the files, such as content warnings. */
  isAboveFiles?: boolean
}

export interface PackFile {
  name: string
  /** The address of the file; offline, this device serves it. */
  address: string
  /** Bytes. */
  size: number
}

/** What a person saved for offline. */
export interface Pack {
  /** `{user_id}-{kind}-{thing}`; also names the cache with its files. */
  name: string
  user_id: number
  kind: 'event' | 'resource'
  thing: number
  title: string
  language: string
  /** The page of the event or resource. */
  address: string
  texts: PackText[]
  files: PackFile[]
  /** Bytes in total. */
  size: number
  /** When it was saved, as ISO 8601 by the server's clock, because the device's may be wrong. */
  saved_at: string
}

/** How pages are displayed on this device. */
export interface Look {
  language: string
  /** The page's `data-reading` value. */
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
 * The browser's database, shared by pages and the service worker.
 * @throws if the browser stores nothing, as in some private windows
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
    // A newer version of the product needs to upgrade the database.
    blocking: (_now, _wanted, event) => {
      forget()
      ;(event.target as IDBDatabase).close()
    },
    terminated: forget,
  })
  opening.catch(forget)
  return opening
}

/** The result of `work`, or `otherwise` if the browser stores nothing. */
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
