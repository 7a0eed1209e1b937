/** What another organisation changes to make this product its own: name, tagline, links. Colours are in ui-kit/tokens.css, the mark in ui-kit/brand-mark.tsx. */
export const product = {
  name: 'Pankh',
  tagline: 'Transformational Education for Special Children',
  version: '0.1.0',
  /** Who runs this place: stands in the terms and the privacy policy, in each language. */
  organisation: {
    legalName: { en: 'Pankh Foundation', hi: 'पंख फ़ाउंडेशन' },
    address: { en: 'Bengaluru, India', hi: 'बेंगलुरु, भारत' },
    country: { en: 'India', hi: 'भारत' },
    email: 'hello@pankh.example',
  },
  /** Shown on a phone's address bar and in share previews. */
  themeColor: '#005f73',
  social: {
    youtube: 'https://www.youtube.com/@pankh',
    instagram: 'https://www.instagram.com/pankh',
    facebook: 'https://www.facebook.com/pankh',
    linkedin: 'https://www.linkedin.com/company/pankh',
  },
} as const
