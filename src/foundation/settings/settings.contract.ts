import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { emailField, optionalText, requiredText, tooLong } from '#contract/fields.ts'
import { messageReply, revision, success, wholeNumber } from '#contract/wire.ts'

/** The texts and links that administrators set, in the form's order. An empty address means that there is none. */
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

/** The key that resets every text and link. */
export const ALL_TEXTS = 'texts'
/** The prefix of a limit's key, followed by its name. */
export const LIMIT_KEY = 'limit:'

/** An address on another site, or empty. Never with a username and password. */
const webAddress = z
  .string()
  .trim()
  .max(500, tooLong)
  .refine((address) => address === '' || isWebAddress(address), '#url')

function isWebAddress(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && /^https?:$/.test(url.protocol) && url.username + url.password === ''
}

/** Each setting as stored; an invalid stored value is replaced by its default. */
export const textSettings = z.object({
  name: requiredText(40),
  tagline: requiredText(120),
  email: emailField,
  welcome_en: optionalText(300).default(''),
  welcome_hi: optionalText(300).default(''),
  footer_note_en: optionalText(300).default(''),
  footer_note_hi: optionalText(300).default(''),
  youtube: webAddress,
  instagram: webAddress,
  facebook: webAddress,
  linkedin: webAddress,
  about_url: webAddress,
  logout_url: webAddress,
})

/** Only what is sent changes. */
const someTexts = z.object({
  ...textSettings.shape,
  welcome_en: optionalText(300),
  welcome_hi: optionalText(300),
  footer_note_en: optionalText(300),
  footer_note_hi: optionalText(300),
})

const texts = z.record(
  z.enum(Object.keys(textSettings.shape) as [keyof typeof textSettings.shape]),
  z.string(),
)

export const limitSetting = z.object({
  name: z.string(),
  words: z.string(),
  /** Zero means no limit. */
  tries: z.int(),
  seconds: z.int(),
  default_tries: z.int(),
  default_seconds: z.int(),
  least_tries: z.int(),
  most_tries: z.int(),
  least_seconds: z.int(),
  most_seconds: z.int(),
})
export type LimitSetting = z.output<typeof limitSetting>

const staffErrors = ['NotSignedIn', 'NotAllowed'] as const
const limitName = z.string().regex(/^[a-z]+(-[a-z]+)*$/)

export const settingsContract = {
  getSettings: endpoint({
    method: 'GET',
    path: '/v2/admin/settings/',
    summary: 'Returns the settings with their defaults, and all limits',
    reply: success(z.object({ texts, revision: z.string(), defaults: texts, limits: z.array(limitSetting) })),
    errors: staffErrors,
  }),
  editSettings: endpoint({
    method: 'POST',
    path: '/v2/admin/settings/edit/',
    summary: 'Sets the name, texts and links; fields not sent stay unchanged',
    body: someTexts.partial().extend({ revision }),
    reply: messageReply,
    changesPages: true,
    errors: [...staffErrors, 'NameUnprintable', 'SettingsChangedMeanwhile'],
  }),
  editLimit: endpoint({
    method: 'POST',
    path: '/v2/admin/settings/limit/edit/',
    summary: 'Sets the attempts and seconds of a limit, within its bounds',
    body: z.object({ name: limitName, tries: wholeNumber, seconds: wholeNumber }),
    reply: messageReply,
    errors: [...staffErrors, 'LimitNotFound', 'OutOfBounds'],
  }),
  resetSetting: endpoint({
    method: 'POST',
    path: '/v2/admin/settings/reset/',
    summary: 'Resets a setting, a limit (`limit:report`) or all texts and links (`texts`) to the default',
    body: z.object({ key: z.string().regex(/^[a-z]+([_:-][a-z]+)*$/) }),
    reply: messageReply,
    changesPages: true,
    errors: [...staffErrors, 'SettingNotFound'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof settingsContract> {}
}
