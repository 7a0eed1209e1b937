import { expect, it } from 'vitest'
import type { CreatorDetails } from '../../creators.contract.ts'
import { creatorStructuredData } from './creator-head.tsx'

const creator = {
  id: 7,
  name: 'Ravi </script><script>alert(1)',
  designation: '',
  introduction: 'Plays with words.',
  expertise: '',
  picture_large: '/pictures/x-512.webp',
} as CreatorDetails

it('says who the person is, and what is empty not at all', () => {
  const words = creatorStructuredData(creator, 'https://pankh.example')
  expect(words).not.toContain('<')
  expect(JSON.parse(words)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: creator.name,
    description: 'Plays with words.',
    image: 'https://pankh.example/pictures/x-512.webp',
    url: 'https://pankh.example/creator/7',
  })
})
