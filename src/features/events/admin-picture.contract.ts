import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { optionalText } from '#contract/fields.ts'
import { id, messageReply, optionalField } from '#contract/wire.ts'

const errors = ['NotSignedIn', 'NotAllowed', 'EventNotFound', 'EventIsCancelled', 'PictureNotThere'] as const
const inWords = optionalField(optionalText(300))

export const adminPictureContract = {
  savePicture: endpoint({
    method: 'POST',
    path: '/v2/admin/event/picture/save/',
    summary: "Sets or replaces an event's picture, or updates its image description",
    body: z.object({
      id,
      upload_id: optionalField(id).describe(
        'ID of a temporary file of kind picture; not given: keeps the current picture',
      ),
      alt_en: inWords,
      alt_hi: inWords,
    }),
    uploads: ['upload_id'],
    reply: messageReply,
    errors: [...errors, 'UploadNotFound', 'FileIsNoPicture'],
    changesPages: true,
  }),
  removePicture: endpoint({
    method: 'POST',
    path: '/v2/admin/event/picture/remove/',
    summary: "Removes an event's picture; a generated one is shown instead",
    body: z.object({ id }),
    reply: messageReply,
    errors,
    changesPages: true,
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof adminPictureContract> {}
}
