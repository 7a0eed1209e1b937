import { VISIT_SOURCES } from './awareness-values.contract.ts'

/** How the person who runs a campaign passes its link on. Whoever comes by it is told by the same word. */
export const SHARE_CHANNELS = VISIT_SOURCES.filter((source) => source !== 'invitation')
export type ShareChannel = (typeof SHARE_CHANNELS)[number]

/** The code of a landing page as a picture. */
export const codeAddress = (id: number) => `/program/qr/?id=${id}`
/** The sheet to print and hang up. */
export const posterAddress = (id: number) => `/program/poster/?id=${id}`
/** The form of a landing page, and of its drafts. */
export const LANDING_FORM = 'landing-page'
