import type { Db } from '#platform/db/database.ts'

/** The kinds of notifications for followers. */
export const FOLLOWED_KINDS = ['new_resource', 'new_event'] as const

/** Whether a thing is still public, by the kind of its notification. */
export type StillPublic = Record<(typeof FOLLOWED_KINDS)[number], (db: Db, id: number) => Promise<boolean>>
