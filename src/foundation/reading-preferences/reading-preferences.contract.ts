import { z } from 'zod'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import { repeatable, success, textLanguage } from '#contract/wire.ts'
import { PICTURES_ASKED, SHORT_FORM } from './short-form.contract.ts'

/** The address of a picture on this site, as pages use it. */
const pictureAddress = z
  .string()
  .max(200)
  .regex(/^\/(art|pictures|resource-pages|symbols)(\/[\w-]+(\.[\w-]+)*)+$/)

export const readingPreferencesContract = {
  setReadingPreferences: endpoint({
    method: 'PUT',
    path: '/v2/user/reading-settings/',
    summary: "Saves reading preferences or the language in cookies, and with the current user's account",
    bodyKinds: FORM_DATA,
    body: z.object({
      /** The preferences in short form, such as `2sm`; empty if all are default. If missing, they don't change. */
      settings: z.string().regex(SHORT_FORM).optional(),
      language: textLanguage.optional(),
    }),
    reply: success(
      z.object({
        /** Whether they are stored with the account; otherwise only in this browser. */
        is_kept: z.boolean(),
        message: z.string(),
      }),
    ),
  }),
  listPictureSizes: endpoint({
    method: 'GET',
    path: '/v2/picture/size/list/',
    summary: 'Returns the size of each picture in bytes; null if the caller cannot see it',
    query: z.object({ address: repeatable(pictureAddress, PICTURES_ASKED) }),
    reply: success(z.array(z.int().nullable())),
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof readingPreferencesContract> {}
}
