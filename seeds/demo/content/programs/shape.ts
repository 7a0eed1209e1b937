import type { Text } from '../shape.ts'

export interface DemoQuestion {
  kind: 'single' | 'multiple'
  question: Text
  /** With what is said to whoever chose it. */
  choices: { choice: Text; is_right: boolean; feedback: Text }[]
}

export interface DemoModule {
  title: Text
  description: Text
  minutes: number
  /** Keys. */
  events: string[]
  /** Not given: all of them. */
  events_needed?: number
  questions?: DemoQuestion[]
}

export interface DemoProgram {
  key: string
  /** The name of a drawing. */
  picture: string
  title: Text
  summary: Text
  description: Text
  for_whom: Text
  outcomes: Text
  price_text: Text
  is_ordered: boolean
  /** Keys, as is what follows. */
  skills: string[]
  tags: string[]
  age_groups: string[]
  teachers: string[]
  answers: { question: Text; answer: Text }[]
  modules: DemoModule[]
  /** Usernames of those who are inside. */
  people: string[]
}
