import { expect, it } from 'vitest'
import { exampleLanding } from './example-landing.ts'
import { landingStructuredData } from './landing-head.tsx'

const at = { address: 'https://pankh.test/programs/individual/x/1', image: 'https://pankh.test/a.png' }

it('says what the page is about and how many took part', () => {
  expect(JSON.parse(landingStructuredData(exampleLanding, at))).toMatchObject({
    '@type': 'WebPage',
    name: 'Autism Acceptance, with Meera and friends',
    url: at.address,
    mainEntity: {
      name: 'Autism Acceptance',
      timeRequired: 'PT3M',
      interactionStatistic: { userInteractionCount: 7 },
    },
  })
})

it('cannot be ended by a name', () => {
  const told = landingStructuredData({ ...exampleLanding, display_name: '</script><script>alert(1)' }, at)
  expect(told).not.toContain('<')
})
