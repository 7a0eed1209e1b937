import { describe, expect, it } from 'vitest'
import { createPeople } from '#foundation/accounts/testing/create-people.ts'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { createAgeGroup, createSkill, createTerm } from '#foundation/taxonomy/testing/create-term.ts'
import { uploadedFiles } from '#foundation/uploads/server/index.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createResource } from '../../testing/create-resource.ts'
import { resourceFiles, resourceLinks } from '../resource-files.tables.ts'

const test = testApp()
const cards = async () => (await test.call('POST /v2/resource/list/', { body: {} })).data
type File = Partial<typeof resourceFiles.$inferInsert> & { kind: 'pdf' | 'picture' | 'audio' }

async function addFiles(resource_id: number, files: File[]) {
  const [user_id = 0] = await createPeople(test.db, 1)
  for (const [position, { kind, ...file }] of files.entries()) {
    const key = `${resource_id}-${position}`
    const [upload] = await test.db
      .insert(uploadedFiles)
      .values({
        user_id,
        storage_key: key,
        name: key,
        media_type: 'a/b',
        kind,
        size_bytes: 1,
        is_temporary: false,
        claimed_at: new Date(),
      })
      .returning()
    await test.db.insert(resourceFiles).values({ resource_id, file_id: upload?.id ?? 0, position, ...file })
  }
}

describe('the card of a resource', () => {
  it('says all that a list shows', async () => {
    const maker = await createPerson(test, { first_name: 'Meera', last_name: 'Nair' })
    const type = await createTerm(test.db, 'resource_types', { key: 'worksheets', name: 'Worksheets' })
    const skill = await createSkill(test.db, { name: 'Play', motif: 'blocks' })
    const age = await createAgeGroup(test.db, { name: '3 to 5' })
    const published_at = new Date('2026-01-02T03:04:05Z')
    const id = await createResource(test.db, {
      title: 'First then board',
      summary: 'Two steps.',
      resource_type_id: type,
      creator_id: maker.id,
      skill_ids: [skill],
      age_group_ids: [age],
      likes_count: 3,
      shares_count: 2,
      rating_sum: 13,
      rating_count: 3,
      published_at,
    })
    expect(await cards()).toEqual([
      {
        id,
        resource_id: id,
        resource_type_id: type,
        type: { id: type, key: 'worksheets', name: 'Worksheets' },
        title: 'First then board',
        summary: 'Two steps.',
        language: 'en',
        age_groups: [{ id: age, name: '3 to 5' }],
        skills: [{ id: skill, name: 'Play' }],
        created_by: { id: maker.id, name: 'Meera Nair' },
        creator_id: maker.id,
        kinds: [],
        files_count: 0,
        page_count: null,
        picture: expect.stringMatching(/^\/art\/blocks(-[2-5])?\.svg$/),
        is_page: false,
        picture_alt: '',
        likes_count: 3,
        shares_count: 2,
        is_liked: false,
        is_bookmarked: false,
        rating: 4.3,
        rating_count: 3,
        privacy: 'Everyone',
        status: 'published',
        is_waiting: false,
        published_at: '2026-01-02T03:04:05Z',
      },
    ])
  })

  it('shows the first page that is rendered, and each kind of file and link once', async () => {
    const id = await createResource(test.db)
    await addFiles(id, [
      { kind: 'audio', alt: 'unheard' },
      { kind: 'pdf', page_count: 4, pages_state: 'drawn', drawn_pages: 4, drawing: 'abc', alt: 'A board' },
      { kind: 'pdf', page_count: 2, pages_state: 'drawn', drawn_pages: 2, drawing: 'def' },
    ])
    const urls = ['https://youtu.be/PankhDemo04', 'https://example.org/a', 'https://example.org/b']
    await test.db
      .insert(resourceLinks)
      .values(urls.map((url, position) => ({ resource_id: id, url, position })))
    const [rendered] = (await test.db.select().from(resourceFiles)).filter(({ drawing }) => drawing === 'abc')
    expect(await cards()).toMatchObject([
      {
        kinds: ['audio', 'pdf', 'youtube', 'link'],
        files_count: 3,
        page_count: 6,
        picture: `/resource-pages/${rendered?.id}/abc/1-480.webp`,
        is_page: true,
        picture_alt: 'A board',
      },
    ])
  })

  it('has an illustration and no number of pages while they are not rendered, and no person where they left', async () => {
    const id = await createResource(test.db, { creator_id: null })
    await addFiles(id, [{ kind: 'pdf', page_count: 3 }, { kind: 'pdf' }])
    expect(await cards()).toMatchObject([
      {
        picture: '/art/share-default.svg',
        is_page: false,
        kinds: ['pdf'],
        page_count: null,
        created_by: null,
        rating: null,
      },
    ])
  })
})
