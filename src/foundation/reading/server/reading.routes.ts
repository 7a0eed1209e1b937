import type { Viewers } from '#foundation/accounts/server/index.ts'
import { m } from '#messages/messages.js'
import type { Serve } from '#platform/http/serve.ts'
import { defineLimit, type Limits } from '#platform/limits/limits.ts'
import { readingContract } from '../reading.contract.ts'
import type { ReadingCookies } from './reading-cookies.ts'
import { writeReadingOf } from './reading-settings.queries.ts'

/** Each looks for as many pictures as may be asked for together; a whole school can stand behind one address. */
const SIZES = defineLimit({ name: 'picture-sizes', tries: 120, seconds: 60, words: m.limit_picture_sizes })

interface ReadingParts {
  viewers: Viewers
  limits: Limits
  cookies: ReadingCookies
  /** Bytes of what stands at an address of ours, for whoever calls; null where nothing does. */
  sizeOf: (address: string, caller: { cookie: string | undefined; address: string }) => Promise<number | null>
}

export function readingRoutes(serve: Serve, { viewers, limits, cookies, sizeOf }: ReadingParts): void {
  serve(readingContract.setReading, async ({ db, body, now, reply, ...call }) => {
    const viewer = await viewers.viewerOf({ ...call, reply })
    if (viewer) await writeReadingOf(db, { user_id: viewer.id, ...body, now })
    cookies.set(reply, body)
    return {
      data: {
        is_kept: viewer !== null,
        message: viewer ? m.reading_kept_account() : m.reading_kept_device(),
      },
    }
  })
  serve(readingContract.listPictureSizes, async ({ query, request }) => {
    await limits.take(SIZES, request.ip)
    const caller = { cookie: request.headers.cookie, address: request.ip }
    return { data: await Promise.all(query.address.map((address) => sizeOf(address, caller))) }
  })
}
