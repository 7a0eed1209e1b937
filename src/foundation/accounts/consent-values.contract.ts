/** What a person is asked to agree to. Marketing and WhatsApp are asked for at sign-up and in the notification choices. */
export const CONSENT_SUBJECTS = ['analytics', 'terms', 'marketing', 'whatsapp'] as const
export type ConsentSubject = (typeof CONSENT_SUBJECTS)[number]

/** Which words were agreed to. A new version of the words asks again. */
export const CONSENT_VERSION = '2026-11'

/** What this browser's person said of analytics, readable by scripts: `v2026-11:yes:{uuid}` or `v2026-11:no`. */
export const CONSENT_COOKIE = 'consent'
/** What the cookie begins with where its person has decided. */
export const DECIDED = `v${CONSENT_VERSION}:`
