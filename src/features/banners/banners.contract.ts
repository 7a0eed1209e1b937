import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { listOf, textLanguage } from '#contract/wire.ts'

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
    summary: 'Banners that are shown now to whoever asks, in their order',
    reply: listOf(banner),
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof bannersContract> {}
}
