/** Where a person stands with a module or a program (spec section 3, progress labels). */
export const PROGRESS_LABELS = ['Live', 'In Progress', 'Not started', 'Completed'] as const
export type ProgressLabel = (typeof PROGRESS_LABELS)[number]
