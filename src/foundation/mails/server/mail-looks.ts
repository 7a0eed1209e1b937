import type { CSSProperties } from 'react'

/** The light colours of ui-kit/tokens.css, because email clients don't know custom properties. */
const ink = '#1d2433'
const inkSoft = '#434d61'
const paper = '#fffdf8'
const surface = '#ffffff'
const hairline = '#dde4e6'
const peacock = '#005f73'
const marigold = '#f2a61f'
const marigoldSoft = '#fff2d9'

const fontText = '"Atkinson Hyperlegible Next", "Noto Sans Devanagari", Verdana, "Nirmala UI", sans-serif'
const fontHead = '"Baloo 2", "Noto Sans Devanagari", "Trebuchet MS", "Nirmala UI", sans-serif'

const text: CSSProperties = { margin: '0 0 16px', color: ink, fontSize: '17px', lineHeight: '27px' }

export const looks = {
  body: { backgroundColor: paper, fontFamily: fontText, margin: 0, padding: '24px 12px' },
  card: {
    maxWidth: '560px',
    margin: '0 auto',
    padding: '28px 28px 16px',
    backgroundColor: surface,
    border: `1px solid ${hairline}`,
    borderTop: `6px solid ${marigold}`,
    borderRadius: '14px',
    // A long word in a name would otherwise make the email wider than a phone.
    wordBreak: 'break-word',
  },
  brand: { margin: '0 0 24px', color: peacock, fontFamily: fontHead, fontSize: '22px', fontWeight: 700 },
  /** The logo without an image: email clients often block images, and loading one reveals who opened the email. */
  feather: {
    display: 'inline-block',
    width: '13px',
    height: '20px',
    margin: '0 10px -3px 0',
    backgroundColor: marigold,
    borderRadius: '100% 0 100% 0',
  },
  heading: { margin: '0 0 16px', color: ink, fontFamily: fontHead, fontSize: '27px', lineHeight: '34px' },
  partHeading: {
    margin: '24px 0 8px',
    color: ink,
    fontFamily: fontHead,
    fontSize: '20px',
    lineHeight: '27px',
  },
  text,
  small: { ...text, color: inkSoft, fontSize: '15px', lineHeight: '23px' },
  address: { ...text, fontSize: '15px', lineHeight: '23px', wordBreak: 'break-all' },
  link: { color: peacock, textDecoration: 'underline' },
  button: {
    margin: '4px 0 20px',
    padding: '14px 26px',
    backgroundColor: peacock,
    borderRadius: '999px',
    color: '#ffffff',
    fontSize: '17px',
    fontWeight: 700,
  },
  code: {
    margin: '4px 0 20px',
    padding: '16px 12px',
    backgroundColor: marigoldSoft,
    borderRadius: '10px',
    color: ink,
    fontFamily: 'Verdana, sans-serif',
    fontSize: '32px',
    fontWeight: 700,
    letterSpacing: '8px',
    lineHeight: '40px',
    textAlign: 'center',
  },
  rule: { margin: '20px 0 16px', borderColor: hairline },
} as const satisfies Record<string, CSSProperties>

/**
 * The dark colours of ui-kit/tokens.css, for email clients that follow the device. `!important` overrides inline
 * styles.
 */
export const darkLooks = `@media (prefers-color-scheme: dark) {
  .page { background-color: #12181f !important }
  .card { background-color: #1a222b !important; border-color: ${marigold} #2d3a46 #2d3a46 !important }
  .ink { color: #f3f1ea !important }
  .soft { color: #c9cfda !important }
  .link { color: #7fd3e0 !important }
  .rule { border-color: #2d3a46 !important }
  .button { background-color: #7fd3e0 !important; color: #0d1a20 !important }
  .button span { color: #0d1a20 !important }
  .code { background-color: #3a2f17 !important; color: #f3f1ea !important }
}`
