import { expect, it } from 'vitest'
import type { ResourceDetails } from '../../resource-details.contract.ts'
import { resourceStructuredData } from './resource-structured-data.ts'

const resource: ResourceDetails = {
  id: 7,
  resource_id: 7,
  resource_type_id: 1,
  type: { id: 1, key: 'worksheets', name: 'Worksheets' },
  title: 'Trace </script><script>alert(1)</script>',
  summary: 'Five calm minutes.',
  language: 'en',
  age_groups: [{ id: 1, name: '3 to 6' }],
  skills: [{ id: 1, name: 'Play' }],
  tags: [{ id: 1, name: 'Autism' }],
  created_by: { id: 3, name: 'Kavita Rao', designation: '', picture: null, followers: 0 },
  creator_id: 3,
  kinds: ['pdf'],
  files_count: 1,
  page_count: 2,
  picture: '/resource-pages/1/a/1-480.webp',
  is_page: true,
  picture_alt: '',
  likes_count: 0,
  shares_count: 0,
  is_liked: false,
  is_bookmarked: false,
  rating: 4.5,
  rating_count: 2,
  privacy: 'Everyone',
  status: 'published',
  is_waiting: false,
  published_at: '2026-11-01T00:00:00Z',
  add_type: 2,
  description: '',
  instruction: '',
  easy_read: { en: [], hi: [], symbols: [] },
  content_warnings: { warnings: [], warning_note_en: '', warning_note_hi: '' },
  keywords: ['lines'],
  licence: 'CC BY 4.0',
  credit: '',
  minutes_to_prepare: null,
  is_creator_followed: false,
  is_user_rated: false,
  resource_files: [],
  resource_links: [],
  bookmarks_count: 0,
  updated_at: '2026-11-02T00:00:00Z',
  hidden_reason: null,
  is_reported: false,
  can: { edit: false, follow: true, review: true, report: true },
}
const read = (given: ResourceDetails) => JSON.parse(resourceStructuredData(given, 'https://pankh.example'))

it('is a LearningResource with its picture, licence and rating', () => {
  expect(read(resource)).toMatchObject({
    '@type': 'LearningResource',
    image: 'https://pankh.example/resource-pages/1/a/1-1200.webp',
    license: 'https://creativecommons.org/licenses/by/4.0/',
    keywords: 'Autism, lines',
    aggregateRating: { ratingValue: 4.5, ratingCount: 2 },
  })
})

it('shows an illustration as a PNG, and no rating before the first review', () => {
  const facts = read({ ...resource, picture: '/art/play.svg', is_page: false, rating: null })
  expect(facts.image).toBe('https://pankh.example/art/play.png')
  expect(facts).not.toHaveProperty('aggregateRating')
})

it('never ends the script that it stands in', () => {
  expect(resourceStructuredData(resource, 'https://pankh.example')).not.toContain('<')
})
