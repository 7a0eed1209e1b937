import { defineAutoAction, type Turning } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { bookmarkResource, likeResource } from './doing-calls.ts'

/* Spec section 4: what a visitor tried goes on after log-in. */
export const likeAction = defineAutoAction<Turning>({
  name: 'resource-like',
  reason: m.resource_like_log_in,
  run: likeResource,
})
export const bookmarkAction = defineAutoAction<Turning>({
  name: 'resource-bookmark',
  reason: m.resource_bookmark_log_in,
  run: bookmarkResource,
})
