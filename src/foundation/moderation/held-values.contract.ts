/* What pages must know of things that wait for a look, without zod. */

/** Why something waits: the first links of an account, or a watched word. */
export const HELD_FOR = ['first-link', 'word'] as const
export type HeldFor = (typeof HELD_FOR)[number]

export const HELD_DECISIONS = ['publish', 'refuse'] as const
export type HeldDecision = (typeof HELD_DECISIONS)[number]

/** An account whose so many things with links are public is known: its links wait no more. */
export const LINKS_UNTIL_KNOWN = 3

export const WORD_LANGUAGES = ['any', 'en', 'hi'] as const
export type WordLanguage = (typeof WORD_LANGUAGES)[number]
/** `refuse` doesn't take the text, `review` keeps it back until a moderator looked at it. */
export const WORD_ACTIONS = ['review', 'refuse'] as const
export type WordAction = (typeof WORD_ACTIONS)[number]

/** Letters of a watched word or phrase. */
export const WORD_LETTERS = { least: 2, most: 80 } as const
export const MOST_WATCHED_WORDS = 2_000
/** Letters of a list that is pasted. */
export const MOST_PASTED_LETTERS = 40_000
