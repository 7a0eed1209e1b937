import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { areInOrder, isForm, tooLong, wallClockField } from '#contract/fields.ts'
import { id, MOVES, messageReply, optionalField, success, term } from '#contract/wire.ts'
import { ids, inOneLanguage, line, ofContent, textsInBoth } from '#foundation/content/content.contract.ts'
import { BANNER_AUDIENCES, BANNER_DRAWINGS, BANNER_STATES } from './banners.contract.ts'

const words = z.string()
/** A local time in the home time zone. */
const clock = optionalField(wallClockField)

/** An address on this site or elsewhere. Browsers read `//` and `/\` as another host. */
const link = z
  .string()
  .trim()
  .min(1, '#required')
  .max(1_000, tooLong)
  .refine((to) => /^\/(?![/\\])[^\s\p{Cc}\\]*$/u.test(to) || isWebPage(to), '#url')

function isWebPage(to: string): boolean {
  return /^https?:\/\/[^\s\p{Cc}\\]+$/iu.test(to) && URL.canParse(to) && new URL(to).hostname.includes('.')
}

export const bannerTexts = textsInBoth({ title: line(100), text: line(300) })

export const bannerFields = z
  .object({
    ...ofContent,
    ...bannerTexts.fields,
    link: z.string().optional().default('').pipe(link),
    audience: optionalField(z.enum(BANNER_AUDIENCES)),
    occupation_ids: ids,
    shown_from: clock,
    shown_until: clock,
  })
  .refine(...inOneLanguage('title'))
  .refine(({ shown_from, shown_until }) => areInOrder(shown_from, shown_until), {
    path: ['shown_until'],
    message: '#ends_before_start',
    when: isForm,
  })
  .refine(({ audience, occupation_ids }) => audience !== 'occupations' || (occupation_ids?.length ?? 0) > 0, {
    path: ['occupation_ids'],
    message: '#occupations',
    when: isForm,
  })
export type BannerFields = z.output<typeof bannerFields>

/** The initial values of a banner's form. */
export const bannerForm = z.object({
  ...bannerTexts.form,
  link: words,
  audience: z.enum(BANNER_AUDIENCES),
  occupation_ids: z.array(z.int()),
  shown_from: words,
  shown_until: words,
})
export type BannerForm = z.output<typeof bannerForm>

export const managedBanner = bannerForm.extend({
  id: z.int(),
  state: z.enum(BANNER_STATES),
  is_hidden: z.boolean(),
  /** The address of its picture. */
  picture: words,
  alt_en: words,
  alt_hi: words,
  /** Sent back with a change, so that it can't overwrite someone else's newer one. */
  revision: words,
})
export type ManagedBanner = z.output<typeof managedBanner>

const errors = ['NotSignedIn', 'NotAllowed'] as const
const ofOne = [...errors, 'BannerNotFound'] as const
const one = z.object({ id })

export const adminBannersContract = {
  listAdminBanners: endpoint({
    method: 'GET',
    path: '/v2/admin/banner/list/',
    summary: 'Lists all banners in order, including hidden and past ones',
    reply: success(z.array(managedBanner)),
    errors,
  }),
  getManagedBanner: endpoint({
    method: 'GET',
    path: '/v2/admin/banner/details/',
    summary: 'Returns a banner with its editable fields',
    query: one,
    reply: success(managedBanner),
    errors: ofOne,
  }),
  getBannerChoices: endpoint({
    method: 'GET',
    path: '/v2/admin/banner/choices/',
    summary: 'Returns the choices for the form of a banner',
    reply: success(z.object({ occupations: z.array(term) })),
    errors,
  }),
  saveBanner: endpoint({
    method: 'POST',
    path: '/v2/admin/banner/save/',
    changesPages: true,
    summary: 'Creates a banner, hidden and in last place, or updates one',
    body: bannerFields,
    reply: success(z.object({ message: words, id: z.int() })),
    errors: [...ofOne, 'BannerChangedMeanwhile', 'TooManyBanners', 'OccupationIsGone'],
  }),
  saveBannerPicture: endpoint({
    method: 'POST',
    path: '/v2/admin/banner/picture/save/',
    changesPages: true,
    summary: "Sets a banner's picture or illustration, or updates its image description",
    body: one.extend({
      upload_id: optionalField(id).describe('ID of a temporary file of kind picture'),
      drawing: optionalField(z.enum(BANNER_DRAWINGS)).describe(
        'Illustration to show instead of a picture; with neither, only the text is shown',
      ),
      alt_en: line(300),
      alt_hi: line(300),
    }),
    uploads: ['upload_id'],
    reply: messageReply,
    errors: [...ofOne, 'UploadNotFound', 'FileIsNoPicture'],
  }),
  moveBanner: endpoint({
    method: 'POST',
    path: '/v2/admin/banner/move/',
    changesPages: true,
    summary: 'Moves a banner up or down by one',
    body: one.extend({ direction: z.enum(MOVES) }),
    reply: messageReply,
    errors: ofOne,
  }),
  hideBanner: endpoint({
    method: 'POST',
    path: '/v2/admin/banner/hide/',
    changesPages: true,
    summary: 'Hides a banner, whatever its dates',
    body: one,
    reply: messageReply,
    errors: ofOne,
  }),
  showBanner: endpoint({
    method: 'POST',
    path: '/v2/admin/banner/show/',
    changesPages: true,
    summary: 'Shows a hidden banner again, between its dates',
    body: one,
    reply: messageReply,
    errors: ofOne,
  }),
  removeBanner: endpoint({
    method: 'POST',
    path: '/v2/admin/banner/remove/',
    changesPages: true,
    summary: 'Deletes a banner and its picture',
    body: one,
    reply: messageReply,
    errors: ofOne,
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof adminBannersContract> {}
}
