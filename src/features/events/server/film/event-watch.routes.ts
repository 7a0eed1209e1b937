import { isAddressId } from '#contract/wire.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { CaptionsNotFound } from '#platform/captions/captions.errors.ts'
import type { Db } from '#platform/db/database.ts'
import { eventAbilities } from '../../admin-events.policy.ts'
import { eventWatchContract } from '../../event-watch.contract.ts'
import { EventNotFound } from '../events.errors.ts'
import { findOrganisedFilm, isFilmOf } from './find-film.queries.ts'
import { getCaptions, getFilm, getTranscript } from './get-film.ts'
import { recordWatching } from './record-watching.ts'

export function eventWatchRoutes({ serve, viewers }: RouteParts): void {
  serve(eventWatchContract.getFilm, async ({ db, query, now, ...call }) => {
    const viewer = await viewers.signedIn(call)
    return { data: await getFilm(db, viewer, { event_id: query.id, now }) }
  })

  serve(eventWatchContract.recordWatching, async ({ db, body, now, ...call }) => {
    const viewer = await viewers.signedIn(call)
    const { id: event_id, ...beat } = body
    return { data: await recordWatching(db, viewer, { event_id, ...beat, now }) }
  })

  serve(eventWatchContract.getTranscript, async ({ db, query, now, ...call }) => {
    const viewer = await viewers.signedIn(call)
    const { id: event_id, language } = query
    return { data: await getTranscript(db, viewer, { event_id, language, now }) }
  })
}

/** Captions as the file that a browser's player fetches beside a film. */
export function captionsRoutes({ app, db, clock, viewers }: RouteParts): void {
  app.route({
    method: 'GET',
    schema: { hide: true },
    url: '/events/details/:id/captions/:file',
    handler: async (request, reply) => {
      const { id, file } = request.params as { id: string; file: string }
      const viewer = await viewers.signedIn({ request, reply })
      if (!isAddressId(id)) throw new EventNotFound()
      const [, language] = /^([A-Za-z0-9-]{2,40})\.vtt$/.exec(file) ?? []
      if (language === undefined) throw new CaptionsNotFound()
      const vtt = await getCaptions(db, viewer, { event_id: Number(id), language, now: clock.now() })
      return reply.type('text/vtt; charset=utf-8').header('cache-control', 'private, no-cache').send(vtt)
    },
  })
}

/** For `filesRoutes`: who is registered for an event, or organises it, may open the file that is its film. */
export async function mayOpenFilm(
  db: Db,
  { userId, file, now }: { userId: number; file: { storage_key: string }; now: Date },
): Promise<boolean> {
  const of = { address: `/${file.storage_key}`, user_id: userId }
  if (await isFilmOf(db, { ...of, now })) return true
  const organised = await findOrganisedFilm(db, of)
  return organised !== undefined && eventAbilities(organised, organised).see
}
