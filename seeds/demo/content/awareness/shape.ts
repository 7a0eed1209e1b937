import type { Text } from '../shape.ts'

export interface DemoAwarenessQuestion {
  question: Text
  explanation: Text
  choices: { choice: Text; is_right: boolean }[]
}

export interface DemoAwareness {
  /** Stands in addresses. */
  name: string
  /** The name of a drawing. */
  picture: string
  title: Text
  summary: Text
  description: Text
  pledge: Text
  film_url: string
  film_minutes: number
  transcript: Text
  questions: DemoAwarenessQuestion[]
  /** Keys, as is what follows. */
  skills: string[]
  tags: string[]
  age_groups: string[]
}

/** People of the audience who completed a program through a campaign, and others who looked at its page. */
interface DemoReach {
  completed: number
  looked: number
}

export interface DemoCampaign extends DemoReach {
  /** The name of a program. */
  program: string
  /** A username. */
  owner: string
  display_name: string
  message: string
  goal: number
  /** An organisation's campaign has its name. */
  organisation_name?: string
  status?: 'ended'
  days_ago: number
  /** How many of the steps are completed. */
  steps: number
  /** Addresses that were invited, of the audience. */
  invited: number
  /** Promoters of an organisation: one of the four demo people, or someone of the audience. */
  promoters?: (DemoReach & { owner?: string; display_name: string; message: string; goal: number })[]
}
