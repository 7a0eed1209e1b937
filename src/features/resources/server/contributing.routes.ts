import type { RouteParts } from '#foundation/feature.ts'
import { deleteOwnReview, listReviews, reviewMessage } from '#foundation/reviews/server/index.ts'
import { m } from '#messages/messages.js'
import { defineLimit, networkOf } from '#platform/limits/limits.ts'
import { REVIEWS_LENGTH, type ResourceStatus } from '../resource-card.contract.ts'
import { resourceDoingContract } from '../resource-doing.contract.ts'
import { resourceMakingContract } from '../resource-making.contract.ts'
import {
  type OwnResourceReview,
  type ResourceReview,
  resourceReviewsContract,
} from '../resource-reviews.contract.ts'
import { markResource } from './doing/mark-resource.ts'
import { shareResource } from './doing/share-resource.ts'
import { addResource, type Saved } from './making/add-resource.ts'
import { deleteResource } from './making/delete-resource.ts'
import { editResource } from './making/edit-resource.ts'
import { getOwnResource } from './making/get-own-resource.ts'
import { getResourceChoices } from './making/get-resource-choices.ts'
import { readGivenCaptions } from './making/read-given-captions.ts'
import { reportableResourceReviews, reviewedResources } from './reviews/resource-reviews.queries.ts'
import { reviewResource } from './reviews/review-resource.ts'
import { findVisibleResource } from './visible-resource.queries.ts'

/** Additions and changes by one person. */
const MAKING = defineLimit({
  name: 'resource-making',
  tries: 200,
  seconds: 60 * 60,
  label: m.limit_resource_making,
})

/** New resources by one person, including drafts. */
const ADDING = defineLimit({
  name: 'resource-adding',
  tries: 20,
  seconds: 24 * 60 * 60,
  label: m.limit_resource_adding,
})

export function makingRoutes({ serve, viewers, limits, uploads }: RouteParts): void {
  serve(resourceMakingContract.getResourceChoices, async ({ db, language, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    return { data: await getResourceChoices(db, viewer, language) }
  })

  serve(resourceMakingContract.addResource, async ({ db, body, now, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    await limits.take(MAKING, String(viewer.id))
    await limits.take(ADDING, String(viewer.id))
    const captions = await readGivenCaptions(db, uploads, { viewer, captions: body.captions })
    const added = await addResource(db, viewer, { fields: body, captions, now })
    return { data: saved(body.title, added) }
  })

  serve(resourceMakingContract.getOwnResource, async ({ db, query, language, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    return { data: await getOwnResource(db, viewer, { id: query.id, language }) }
  })

  serve(resourceMakingContract.editResource, async ({ db, body, now, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    await limits.take(MAKING, String(viewer.id))
    const { id, ...fields } = body
    const captions = await readGivenCaptions(db, uploads, { viewer, captions: body.captions })
    const edited = await editResource(db, viewer, { id, fields, captions, now })
    return { data: saved(body.title, edited) }
  })

  serve(resourceMakingContract.deleteResource, async ({ db, body, now, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    await deleteResource(db, viewer, { id: body.id, now })
    return { data: { message: m.resource_deleted() } }
  })
}

const SENTENCES: Record<ResourceStatus, () => string> = {
  draft: m.resource_draft_saved,
  published: m.resource_published,
  hidden: m.resource_saved_hidden,
}

function saved(title: string, { id, status, privacy, is_waiting }: Saved) {
  const isTheirsAlone = status === 'published' && privacy === 'Only me'
  const sentence = isTheirsAlone ? m.resource_saved_only_me : SENTENCES[status]
  const message = is_waiting ? m.saved_under_review() : sentence()
  return { message, id, resource_id: id, title, status, is_waiting }
}

/** Shares from one address; a whole school can be behind one. */
const SHARES = defineLimit({
  name: 'resource-share',
  tries: 300,
  seconds: 60 * 60,
  label: m.limit_resource_share,
})

/** A share of one resource counts once a day for each person or network address. */
const SHARES_THAT_COUNT = defineLimit({
  name: 'resource-share-day',
  tries: 1,
  seconds: 24 * 60 * 60,
  label: m.limit_resource_share_day,
})

export function doingRoutes({ serve, viewers, limits }: RouteParts): void {
  serve(resourceDoingContract.likeResource, async ({ db, now, body, ...call }) => {
    const viewer = await viewers.loggedIn(call)
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
    const viewer = await viewers.loggedIn(call)
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

/** New and changed reviews by one person. */
const REVIEWS = defineLimit({
  name: 'resource-review',
  tries: 30,
  seconds: 60 * 60,
  label: m.limit_resource_review,
})

const reviewed = { on: reviewedResources, reportable: reportableResourceReviews }

export function reviewsRoutes({ serve, viewers, limits }: RouteParts): void {
  serve(resourceReviewsContract.listResourceReviews, async ({ db, body, ...call }) => {
    const viewer = await viewers.viewerOf(call)
    const { id, page = 1, length = REVIEWS_LENGTH, after } = body
    await findVisibleResource(db, viewer, id)
    return listReviews<ResourceReview, OwnResourceReview>(db, viewer, {
      ...reviewed,
      id,
      page,
      length,
      after,
    })
  })

  serve(resourceReviewsContract.reviewResource, async ({ db, now, body, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    await limits.take(REVIEWS, String(viewer.id))
    const { id, rating, comment = '' } = body
    const outcome = await reviewResource(db, viewer, { id, rating, comment, now })
    return { data: { message: reviewMessage(outcome), ...outcome } }
  })

  serve(resourceReviewsContract.deleteResourceReview, async ({ db, body, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    await deleteOwnReview(db, reviewedResources, viewer, body)
    return { data: { message: m.review_deleted() } }
  })
}
