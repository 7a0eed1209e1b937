import { z } from 'zod'
import { productDefaults, type ShownProduct } from '#contract/product.ts'
import { LIMIT_KEY, TEXT_SETTINGS, type TextSettings, textSettings } from '../settings.contract.ts'

export interface LimitNumbers {
  tries: number
  seconds: number
}

const limitNumbers = z.object({ tries: z.int().min(1), seconds: z.int().min(1) })

/** The defaults: the product's texts, and links from the environment. */
export function defaultTexts(links: { about: string | undefined; logout: string | undefined }): TextSettings {
  const { name, tagline, organisation, social } = productDefaults
  return {
    name,
    tagline,
    email: organisation.email,
    welcome_en: '',
    welcome_hi: '',
    footer_note_en: '',
    footer_note_hi: '',
    youtube: social.YouTube,
    instagram: social.Instagram,
    facebook: social.Facebook,
    linkedin: social.LinkedIn,
    about_url: links.about ?? '',
    logout_url: links.logout ?? '',
  }
}

/** Rows outlive versions: a value that is no longer valid counts as not set. */
export function textsIn(kept: ReadonlyMap<string, unknown>, defaults: TextSettings): TextSettings {
  const texts = { ...defaults }
  for (const key of TEXT_SETTINGS) {
    const value = textSettings.shape[key].safeParse(kept.get(key))
    if (kept.has(key) && value.success) texts[key] = value.data
  }
  return texts
}

/** The changed limits by name. */
export function limitsIn(kept: ReadonlyMap<string, unknown>): Map<string, LimitNumbers> {
  const limits = new Map<string, LimitNumbers>()
  for (const [key, value] of kept) {
    const numbers = limitNumbers.safeParse(value)
    if (key.startsWith(LIMIT_KEY) && numbers.success) limits.set(key.slice(LIMIT_KEY.length), numbers.data)
  }
  return limits
}

/** The texts that pages and emails show instead of the defaults, and nothing else, because every page carries them. */
export function shownBy(texts: TextSettings): ShownProduct {
  const { organisation } = productDefaults
  const wanted: ShownProduct = {
    name: texts.name,
    tagline: texts.tagline,
    organisation: { ...organisation, email: texts.email },
    social: {
      YouTube: texts.youtube,
      Instagram: texts.instagram,
      Facebook: texts.facebook,
      LinkedIn: texts.linkedin,
    },
  }
  const different = Object.entries(wanted).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(productDefaults[key as 'name']),
  )
  return {
    ...(Object.fromEntries(different) as ShownProduct),
    ...(texts.welcome_en || texts.welcome_hi
      ? { welcome: { en: texts.welcome_en, hi: texts.welcome_hi } }
      : {}),
    ...(texts.footer_note_en || texts.footer_note_hi
      ? { footerNote: { en: texts.footer_note_en, hi: texts.footer_note_hi } }
      : {}),
    ...(texts.about_url ? { aboutUrl: texts.about_url } : {}),
    ...(texts.logout_url ? { logoutUrl: texts.logout_url } : {}),
  }
}
