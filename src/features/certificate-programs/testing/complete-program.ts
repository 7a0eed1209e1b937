import type { LocalizedText } from '#platform/db/columns.ts'
import type { NewModule, NewProgram } from '../server/insert-program.queries.ts'

type GivenModule = Partial<Omit<NewModule, 'title'>> & { title?: string | LocalizedText }

/** What a test sets of a program. The rest is filled in. */
export interface GivenProgram extends Partial<Omit<NewProgram, 'title' | 'modules'>> {
  title?: string | LocalizedText
  modules?: readonly GivenModule[]
}

const asText = (text: string | LocalizedText): LocalizedText =>
  typeof text === 'string' ? { en: text } : text

/** A published program, unless given otherwise. */
export function completeProgram({
  title = 'Inclusive classroom',
  modules = [],
  ...columns
}: GivenProgram): NewProgram {
  return {
    publication: 'published',
    title: asText(title),
    summary: { en: 'Five small steps to a classroom for all.' },
    description: { en: 'What we do first.\n\nWhat we do then.' },
    for_whom: { en: 'Teachers of any subject.' },
    outcomes: { en: 'Plan a calm lesson.\nTalk with parents.' },
    price_text: { en: 'Free of charge' },
    ...columns,
    modules: modules.map(completeModule),
  }
}

function completeModule({ title, ...module }: GivenModule, index: number): NewModule {
  return {
    title: asText(title ?? `Module ${index + 1}`),
    description: { en: 'What this module is about.' },
    minutes: 60,
    event_ids: [],
    ...module,
  }
}
