import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { listOf, textLanguage } from '#contract/wire.ts'

/** The audiences of a banner: everyone, people without an account, people with one, members, or some occupations. */
export const BANNER_AUDIENCES = ['everyone', 'visitors', 'people', 'members', 'occupations'] as const
export type BannerAudience = (typeof BANNER_AUDIENCES)[number]

/** Our drawings that a banner can use, as named in `public/art`. */
export const BANNER_DRAWINGS = ['welcome', 'about', 'autism', 'on-demand', 'speech'] as const
export type BannerDrawing = (typeof BANNER_DRAWINGS)[number]

export const drawingAddress = (drawing: BannerDrawing) => `/art/banner-${drawing}.svg`
/** The drawing at an address; undefined for an uploaded picture. */
export const drawingOf = (picture: string): BannerDrawing | undefined =>
  BANNER_DRAWINGS.find((drawing) => drawingAddress(drawing) === picture)

/** The state of a banner at a moment, regardless of its audience. */
export const BANNER_STATES = ['shown', 'coming', 'over', 'hidden'] as const
export type BannerState = (typeof BANNER_STATES)[number]

export const banner = z.object({
  id: z.int(),
  title: z.string(),
  text: z.string(),
  text_language: textLanguage,
  link: z.string(),
  picture: z.string(),
  picture_alt: z.string(),
})
export type Banner = z.output<typeof banner>

export const bannersContract = {
  listBanners: endpoint({
    method: 'GET',
    path: '/master/banner/list/',
    summary: 'Lists the banners that the caller sees now, in order',
    reply: listOf(banner),
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof bannersContract> {}
}
