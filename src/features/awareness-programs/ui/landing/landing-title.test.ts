import { expect, it } from 'vitest'
import { exampleLanding } from './example-landing.ts'
import { landingTitle } from './landing-title.ts'

it("calls a page by its promoter, an organisation's by its own name, and a promoter's never by that", () => {
  expect(landingTitle(exampleLanding)).toBe('Autism Acceptance, with Meera and friends')
  const unnamed = { ...exampleLanding, display_name: '', organisation_name: 'Sunrise School' }
  expect(landingTitle(unnamed)).toBe('Autism Acceptance')
  expect(landingTitle({ ...unnamed, kind: 'organisation' })).toBe('Autism Acceptance, with Sunrise School')
})
