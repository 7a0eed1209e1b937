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
    summary: "Sets an event's picture, or says anew in words what is on it; in place of the one before",
    body: z.object({
      id,
      upload_id: optionalField(id).describe(
        'Of a temporary file of kind picture; not given, the picture stays',
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
    summary: "Takes an event's picture away; a drawn one stands in its place",
    body: z.object({ id }),
    reply: messageReply,
    errors,
    changesPages: true,
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof adminPictureContract> {}
}
