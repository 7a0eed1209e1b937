import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { defineLimit, networkOf } from '#platform/limits/limits.ts'
import { resourceDoingContract } from '../../resource-doing.contract.ts'
import { markResource } from './mark-resource.ts'
import { shareResource } from './share-resource.ts'

/** One address's shares; a whole school can stand behind one. */
const SHARES = defineLimit({
  name: 'resource-share',
  tries: 300,
  seconds: 60 * 60,
  words: m.limit_resource_share,
})

/** The same resource, shared by one person or one network address: once a day it counts. */
const SHARES_THAT_COUNT = defineLimit({
  name: 'resource-share-day',
  tries: 1,
  seconds: 24 * 60 * 60,
  words: m.limit_resource_share_day,
})

export function doingRoutes({ serve, viewers, limits }: RouteParts): void {
  serve(resourceDoingContract.likeResource, async ({ db, now, body, ...call }) => {
    const viewer = await viewers.signedIn(call)
    const { isMarked, count } = await markResource(db, viewer, {
      mark: 'like',
      id: body.id,
      isWanted: body.is_liked,
      now,
    })
    const message = isMarked ? m.resource_liked() : m.resource_unliked()
    return { data: { message, is_liked: isMarked, likes_count: count } }
  })

  serve(resourceDoingContract.bookmarkResource, async ({ db, now, body, ...call }) => {
    const viewer = await viewers.signedIn(call)
    const { isMarked, count } = await markResource(db, viewer, {
      mark: 'bookmark',
      id: body.id,
      isWanted: body.is_bookmarked,
      now,
    })
    const message = isMarked ? m.resource_bookmarked() : m.resource_unbookmarked()
    return { data: { message, is_bookmarked: isMarked, bookmarks_count: count } }
  })

  serve(resourceDoingContract.shareResource, async ({ db, now, body, ...call }) => {
    const viewer = await viewers.viewerOf(call)
    await limits.take(SHARES, call.request.ip)
    const sharer = viewer ? `person ${viewer.id}` : networkOf(call.request.ip)
    const takeShare = () => limits.take(SHARES_THAT_COUNT, `${body.id} ${sharer}`)
    return { data: { shares_count: await shareResource(db, viewer, { ...body, takeShare, now }) } }
  })
}
