/** What the administrators' pages must know of certificate programs without zod. */
export const PROGRAM_PUBLICATIONS = ['draft', 'published', 'closed'] as const
export type ProgramPublication = (typeof PROGRAM_PUBLICATIONS)[number]

export const PROGRAM_SORTS = ['newest', 'title', 'people'] as const
export type ProgramSort = (typeof PROGRAM_SORTS)[number]

/** Where something goes in its list. */
export const DIRECTIONS = ['up', 'down'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** Questions that people ask before they join: as many as a form holds. */
export const ANSWER_SLOTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
export type AnswerSlot = (typeof ANSWER_SLOTS)[number]

/** Choices of a quiz question. */
export const CHOICE_SLOTS = [1, 2, 3, 4, 5, 6] as const
export type ChoiceSlot = (typeof CHOICE_SLOTS)[number]

/** What must be there before a program is published. */
export const NEEDED_OF_PROGRAM = ['summary', 'description', 'modules', 'work'] as const
export type NeededOfProgram = (typeof NEEDED_OF_PROGRAM)[number]

/** Letters of addresses that are pasted into a cohort at once. */
export const MOST_ADDRESS_LETTERS = 50_000
