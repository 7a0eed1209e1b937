import type { LocalizedText } from '#platform/db/columns.ts'
import type { NewAwarenessProgram } from '../server/insert-awareness.queries.ts'

/** What a test sets of a program. The rest is filled in. */
export interface GivenAwarenessProgram extends Partial<Omit<NewAwarenessProgram, 'title'>> {
  title?: string | LocalizedText
}

/** A published program with its steps and three questions, whose first choice is correct. */
export function completeAwarenessProgram({
  name = 'Autism Acceptance',
  title = name,
  ...columns
}: GivenAwarenessProgram): NewAwarenessProgram {
  return {
    publication: 'published',
    name,
    title: typeof title === 'string' ? { en: title } : title,
    summary: { en: 'Five minutes that change how a child is met.', hi: 'पाँच मिनट जो बहुत कुछ बदल देते हैं।' },
    description: { en: 'What autism is.\n\nWhat helps.' },
    pledge: { en: 'I will give every child time to answer.' },
    film_url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    film_minutes: 3,
    transcript: { en: 'A child looks at a wheel that turns.' },
    questions: [1, 2, 3].map((at) => ({
      question: { en: `Question ${at}?` },
      explanation: { en: `Why the first choice of question ${at} is right.` },
      choices: [
        { choice: { en: `Right ${at}` }, is_right: true },
        { choice: { en: `Wrong ${at}` }, is_right: false },
      ],
    })),
    ...columns,
  }
}
