/** What pages must know of banners without zod. */

/** Whom a banner is for: everyone, whoever has no account, whoever has one, members, or some occupations. */
export const BANNER_AUDIENCES = ['everyone', 'visitors', 'people', 'members', 'occupations'] as const
export type BannerAudience = (typeof BANNER_AUDIENCES)[number]

/** Drawings of ours that a banner can be shown on, as they are named in `public/art`. */
export const BANNER_DRAWINGS = ['welcome', 'about', 'autism', 'on-demand', 'speech'] as const
export type BannerDrawing = (typeof BANNER_DRAWINGS)[number]

export const drawingAddress = (drawing: BannerDrawing) => `/art/banner-${drawing}.svg`
/** The drawing that an address shows; undefined for an uploaded picture. */
export const drawingOf = (picture: string): BannerDrawing | undefined =>
  BANNER_DRAWINGS.find((drawing) => drawingAddress(drawing) === picture)

/** What a banner is at a moment, whomever it is for. */
export const BANNER_STATES = ['shown', 'coming', 'over', 'hidden'] as const
export type BannerState = (typeof BANNER_STATES)[number]
