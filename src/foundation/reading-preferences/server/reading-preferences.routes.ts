import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { defineLimit } from '#platform/limits/limits.ts'
import { readingPreferencesContract } from '../reading-preferences.contract.ts'
import { preferenceCookies } from './preference-cookies.ts'
import { saveReadingPreferences } from './reading-preferences.queries.ts'

/** Each call looks up a whole batch of pictures. A whole school can share one network address. */
const SIZES = defineLimit({ name: 'picture-sizes', tries: 120, seconds: 60, label: m.limit_picture_sizes })

export function readingPreferencesRoutes({ app, serve, viewers, limits, isSecure }: RouteParts): void {
  const cookies = preferenceCookies(isSecure)
  const sizeOf = sizeOfPicture(app)

  serve(readingPreferencesContract.setReadingPreferences, async ({ db, body, now, reply, ...call }) => {
    const viewer = await viewers.viewerOf({ ...call, reply })
    if (viewer) await saveReadingPreferences(db, { user_id: viewer.id, ...body, now })
    cookies.set(reply, body)
    return {
      data: {
        is_kept: viewer !== null,
        message: viewer ? m.reading_saved_account() : m.reading_saved_device(),
      },
    }
  })
  serve(readingPreferencesContract.listPictureSizes, async ({ query, request }) => {
    await limits.take(SIZES, request.ip)
    const caller = { cookie: request.headers.cookie, address: request.ip }
    return { data: await Promise.all(query.address.map((address) => sizeOf(address, caller))) }
  })
}

/** Sends a HEAD request to this process with the caller's rights: a picture they may not open has no size. */
function sizeOfPicture(app: RouteParts['app']) {
  return async (
    url: string,
    { cookie, address }: { cookie: string | undefined; address: string },
  ): Promise<number | null> => {
    const answer = await app.inject({
      method: 'HEAD',
      url,
      remoteAddress: address,
      headers: {
        'accept-encoding': 'br',
        'x-pankh-in-process': app.inProcessKey,
        ...(cookie ? { cookie } : {}),
      },
    })
    const length = Number(answer.headers['content-length'])
    return answer.statusCode === 200 && length > 0 ? length : null
  }
}
