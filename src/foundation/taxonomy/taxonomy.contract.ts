/** The lists that people choose from, each in its own table, in the order of the page. */
export const TERM_LISTS = [
  'age_groups',
  'skills',
  'tags',
  'resource_types',
  'event_types',
  'school_types',
  'occupations',
] as const
export type TermList = (typeof TERM_LISTS)[number]

/** The motifs for skills, named like their drawings in `public/art`. */
export const MOTIFS = [
  'daily',
  'feelings',
  'hands',
  'move',
  'numbers',
  'play',
  'read',
  'senses',
  'speech',
  'steps',
  'technology',
  'together',
] as const
/** The number of drawings that every motif has at least: `speech.svg`, `speech-2.svg` and so on. */
export const DRAWINGS_OF_A_MOTIF = 5

export const MOST_TERM_LETTERS = 100
