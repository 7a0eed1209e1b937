import { m } from '#messages/messages.js'
import type { TextLanguage } from './language.ts'

/** The organisation's time zone (IANA name), for dates that belong to no event and no viewer. */
export const HOME_ZONE = 'Asia/Kolkata'

/** The day of a moment in the home zone: `2026-11-22`. */
const homeDays = new Intl.DateTimeFormat('sv-SE', { timeZone: HOME_ZONE })
export const homeDay = (moment: Date): string => homeDays.format(moment)

/** A text in each language; an empty one counts as missing. */
interface BothLanguages {
  en: string
  hi: string
}

/**
 * What another organisation changes to make this product its own: name, tagline, links. The colours are in
 * ui-kit/tokens.css, the logo in ui-kit/brand-mark.tsx.
 */
export const productDefaults = {
  name: 'Pankh',
  tagline: 'Transformational Education for Special Children',
  version: '0.1.0',
  /** The organisation that runs this site, as named in the terms and the privacy policy, in each language. */
  organisation: {
    legalName: { en: 'Pankh Foundation', hi: 'पंख फ़ाउंडेशन' },
    address: { en: 'Bengaluru, India', hi: 'बेंगलुरु, भारत' },
    country: { en: 'India', hi: 'भारत' },
    email: 'hello@pankh.example',
  },
  /** Shown on a phone's address bar and in share previews. */
  themeColor: '#005f73',
  /** Empty if there is none. */
  social: {
    YouTube: 'https://www.youtube.com/@pankh',
    Instagram: 'https://www.instagram.com/pankh',
    Facebook: 'https://www.facebook.com/pankh',
    LinkedIn: 'https://www.linkedin.com/company/pankh',
  },
}

/** The defaults with what administrators changed, and settings that have no default. */
export interface Product extends Readonly<typeof productDefaults> {
  /** The address of "About Us"; our own page if not set. */
  readonly aboutUrl?: string
  /** Where people go after logging out; the home page if not set. */
  readonly logoutUrl?: string
  /** The organisation's text below the title of the home page. */
  readonly welcome?: BothLanguages
  /** Shown below the tagline, at the foot of every page. */
  readonly footerNote?: BothLanguages
}

/** What differs from the defaults. */
export type ShownProduct = Partial<Product>

/** The current name and links of the product. Read it where it is used; don't store a copy. */
export let product: Product = { ...productDefaults }

let different: ShownProduct = {}

/** Replaces what is shown in this process or tab. */
export function showProduct(shown: ShownProduct): void {
  different = shown
  product = { ...productDefaults, ...shown }
}

/** What a page receives for `showProduct`. */
export const shownProduct = () => different

/** The tagline in the language of a page or an email. A tagline that administrators wrote is not translated. */
export const taglineIn = (locale = m.page_language() as TextLanguage): string =>
  product.tagline === productDefaults.tagline ? m.product_tagline({}, { locale }) : product.tagline

/** The text in the page's language, or in the one that exists. */
export const inPageLanguage = (words: BothLanguages) =>
  (words as Partial<Record<TextLanguage, string>>)[m.page_language() as TextLanguage] || words.en || words.hi
