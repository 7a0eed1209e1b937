import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { defineLimit } from '#platform/limits/limits.ts'
import type { ResourceStatus } from '../../resource-card.contract.ts'
import { resourceMakingContract } from '../../resource-making.contract.ts'
import { addResource, type Saved } from './add-resource.ts'
import { deleteResource } from './delete-resource.ts'
import { editResource } from './edit-resource.ts'
import { getOwnResource } from './get-own-resource.ts'
import { getResourceChoices } from './get-resource-choices.ts'
import { readGivenCaptions } from './read-given-captions.ts'

/** What one person adds and changes. */
const MAKING = defineLimit({
  name: 'resource-making',
  tries: 200,
  seconds: 60 * 60,
  words: m.limit_resource_making,
})

/** New resources of one person, drafts too. */
const ADDING = defineLimit({
  name: 'resource-adding',
  tries: 20,
  seconds: 24 * 60 * 60,
  words: m.limit_resource_adding,
})

export function makingRoutes({ serve, viewers, limits, uploads }: RouteParts): void {
  serve(resourceMakingContract.getResourceChoices, async ({ db, language, ...call }) => {
    const viewer = await viewers.signedIn(call)
    return { data: await getResourceChoices(db, viewer, language) }
  })

  serve(resourceMakingContract.addResource, async ({ db, body, now, ...call }) => {
    const viewer = await viewers.signedIn(call)
    await limits.take(MAKING, String(viewer.id))
    await limits.take(ADDING, viewer.email)
    const captions = await readGivenCaptions(db, uploads, { viewer, captions: body.captions })
    const added = await addResource(db, viewer, { fields: body, captions, now })
    return { data: saved(body.title, added) }
  })

  serve(resourceMakingContract.getOwnResource, async ({ db, query, language, ...call }) => {
    const viewer = await viewers.signedIn(call)
    return { data: await getOwnResource(db, viewer, { id: query.id, language }) }
  })

  serve(resourceMakingContract.editResource, async ({ db, body, now, ...call }) => {
    const viewer = await viewers.signedIn(call)
    await limits.take(MAKING, String(viewer.id))
    const { id, ...fields } = body
    const captions = await readGivenCaptions(db, uploads, { viewer, captions: body.captions })
    const edited = await editResource(db, viewer, { id, fields, captions, now })
    return { data: saved(body.title, edited) }
  })

  serve(resourceMakingContract.deleteResource, async ({ db, body, now, ...call }) => {
    const viewer = await viewers.signedIn(call)
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
  const message = is_waiting ? m.resource_saved_held() : sentence()
  return { message, id, resource_id: id, title, status, is_waiting }
}
