import type { LandingPage } from '../../landing.contract.ts'

/** A landing page for tests. */
export const exampleLanding: LandingPage = {
  id: 1,
  kind: 'individual',
  program_name: 'Autism Acceptance',
  organisation_name: null,
  username: 'meera',
  state: 'open',
  display_name: 'Meera and friends',
  message: 'Five minutes of yours help our children.',
  goal: 25,
  completions_count: 7,
  logo: null,
  cover: null,
  referral_code: 'K7QF92MX',
  program: {
    id: 3,
    name: 'Autism Acceptance',
    title: 'Autism Acceptance',
    summary: 'Five minutes that change how a child is met.',
    pledge: 'I will give every child time to answer.',
    film_url: null,
    film_minutes: 3,
    transcript: 'A child looks at a wheel.',
    picture: null,
    picture_alt: '',
    text_language: 'en',
  },
  questions: [],
  visitor: null,
  has_completed: false,
}
