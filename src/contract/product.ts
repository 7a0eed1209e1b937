import { m } from '#messages/messages.js'
import type { TextLanguage } from './language.ts'

/** The organisation's time zone (IANA name), in which everything that belongs to no event and no viewer is dated. */
export const HOME_ZONE = 'Asia/Kolkata'

/** The day of the home zone that a moment falls on: `2026-11-22`. */
const homeDays = new Intl.DateTimeFormat('sv-SE', { timeZone: HOME_ZONE })
export const homeDay = (moment: Date): string => homeDays.format(moment)

/** A text in each language; an empty one is not there. */
interface BothLanguages {
  en: string
  hi: string
}

/**
 * What another organisation changes to make this product its own: name, tagline, links. Colours are in
 * ui-kit/tokens.css, the mark in ui-kit/brand-mark.tsx.
 */
export const productDefaults = {
  name: 'Pankh',
  tagline: 'Transformational Education for Special Children',
  version: '0.1.0',
  /** The organisation that runs this site: named in the terms and the privacy policy, in each language. */
  organisation: {
    legalName: { en: 'Pankh Foundation', hi: 'पंख फ़ाउंडेशन' },
    address: { en: 'Bengaluru, India', hi: 'बेंगलुरु, भारत' },
    country: { en: 'India', hi: 'भारत' },
    email: 'hello@pankh.example',
  },
  /** Shown on a phone's address bar and in share previews. */
  themeColor: '#005f73',
  /** Empty where there is none. */
  social: {
    YouTube: 'https://www.youtube.com/@pankh',
    Instagram: 'https://www.instagram.com/pankh',
    Facebook: 'https://www.facebook.com/pankh',
    LinkedIn: 'https://www.linkedin.com/company/pankh',
  },
}

/** The above with what administrators set in its place, and what only they can set. */
export interface Product extends Readonly<typeof productDefaults> {
  /** The address that "About Us" leads to; our own page when there is none. */
  readonly aboutUrl?: string
  /** The address that people land on after they logged out; the home page when there is none. */
  readonly logoutUrl?: string
  /** The organisation's own words below the title of the home page. */
  readonly welcome?: BothLanguages
  /** Below the tagline, at the foot of every page. */
  readonly footerNote?: BothLanguages
}

/** What differs from the defaults. */
export type ShownProduct = Partial<Product>

/** The product's name and links as they are shown now. Read it where it is used, and keep no copy. */
export let product: Product = { ...productDefaults }

let different: ShownProduct = {}

/** Replaces what is shown in this process or tab. */
export function showProduct(shown: ShownProduct): void {
  different = shown
  product = { ...productDefaults, ...shown }
}

/** What a page receives along with it. */
export const shownProduct = () => different

/** The tagline in the language of a page or a mail. A tagline that administrators wrote is not translated. */
export const taglineIn = (locale = m.page_language() as TextLanguage): string =>
  product.tagline === productDefaults.tagline ? m.product_tagline({}, { locale }) : product.tagline

/** The words in the language of pages, else in the one there is. */
export const inPageLanguage = (words: BothLanguages) =>
  (words as Partial<Record<TextLanguage, string>>)[m.page_language() as TextLanguage] || words.en || words.hi
