import type { Db } from '#platform/db/database.ts'

/** What followers are told of, by the kind of its notification. */
export const FOLLOWED_KINDS = ['new_resource', 'new_event'] as const

/** Whether everyone may still see a thing, by the kind of its notification. */
export type StillPublic = Record<(typeof FOLLOWED_KINDS)[number], (db: Db, id: number) => Promise<boolean>>
