/** The fields of a program's form with everything it needs except questions. */
export const wholeProgram = {
  name: 'Every child counts',
  title_en: 'Every child',
  summary_en: 'Five minutes.',
  description_en: 'What helps.',
  pledge_en: 'I will wait for an answer.',
  film_url: 'https://youtu.be/dQw4w9WgXcQ',
  film_minutes: 4,
  transcript_en: 'A child looks at a wheel.',
} as const

const question = <At extends 1 | 2 | 3>(at: At) =>
  ({
    [`question_${at}_en`]: `Question ${at}?`,
    [`choice_${at}_1_en`]: 'Wrong',
    [`choice_${at}_2_en`]: 'Right',
    [`right_${at}`]: '2',
    [`explanation_${at}_en`]: 'This is why.',
  }) as const

/** The fields of the form for its three questions; the second choice of each is correct. */
export const wholeQuestions: Record<string, string> = { ...question(1), ...question(2), ...question(3) }
