/** What pages must know of the settings without zod. */

/** What administrators set in words, in the order of the form. An address that is empty is not there. */
export const TEXT_SETTINGS = [
  'name',
  'tagline',
  'email',
  'welcome_en',
  'welcome_hi',
  'footer_note_en',
  'footer_note_hi',
  'youtube',
  'instagram',
  'facebook',
  'linkedin',
  'about_url',
  'logout_url',
] as const
export type TextSetting = (typeof TEXT_SETTINGS)[number]
export type TextSettings = Record<TextSetting, string>

/** Every text and link goes back to its default by this name. */
export const ALL_TEXTS = 'texts'
/** A limit goes back to its default by this and its name. */
export const LIMIT_KEY = 'limit:'
