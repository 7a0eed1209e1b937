/** One right choice, or several. */
export const QUESTION_KINDS = ['single', 'multiple'] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** The field of a form that holds what was chosen for a question. */
export const questionField = (question_id: number) => `q${question_id}`

/** The page of a module's quiz. */
export const quizAddress = (module_id: number) => `/certificate-programs/quiz/${module_id}`

/** Of all questions of a quiz together. */
export const MOST_CHOICES = 200
