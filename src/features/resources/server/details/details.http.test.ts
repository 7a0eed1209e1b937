import { describe, expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { createAgeGroup, createSkill, createTag } from '#foundation/taxonomy/testing/create-term.ts'
import { uploadedFiles } from '#foundation/uploads/server/index.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createResource } from '../../testing/create-resource.ts'
import { resourceCaptions, resourceFiles, resourceLinks } from '../resource-files.tables.ts'

const test = testApp()
const details = (id: number) => test.call('GET /resources/public/details/', { query: { id } })

/** A rendered PDF with colour, uploaded by a person. */
async function addPdf(resource_id: number, user_id: number): Promise<number> {
  const [file] = await test.db
    .insert(uploadedFiles)
    .values({
      user_id,
      storage_key: `files/ab/${resource_id}`,
      name: 'sheet.pdf',
      media_type: 'application/pdf',
      kind: 'pdf',
      size_bytes: 1_000,
      is_temporary: false,
      claimed_at: new Date(),
    })
    .returning()
  const [added] = await test.db
    .insert(resourceFiles)
    .values({
      resource_id,
      file_id: file?.id ?? 0,
      pages_state: 'drawn',
      page_count: 3,
      drawn_pages: 3,
      page_width: 210,
      page_height: 297,
      fits_a4: true,
      has_colour: true,
      drawing: 'drawn',
    })
    .returning()
  return added?.id ?? 0
}

describe('the details of a resource', () => {
  it('tell a visitor everything but where its files are opened', async () => {
    const creator = await createPerson(test, { first_name: 'Farah', last_name: 'Khan' })
    const id = await createResource(test.db, {
      title: 'Brush your teeth',
      creator_id: creator.id,
      keywords: ['teeth'],
    })
    const file = await addPdf(id, creator.id)
    await test.db.insert(resourceLinks).values([
      { resource_id: id, url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
      { resource_id: id, url: 'https://example.org/teeth', position: 1, failures: 2 },
    ])
    await test.db.insert(resourceCaptions).values({ resource_file_id: file, language: 'hi', vtt: 'WEBVTT' })
    const { data } = await details(id)
    expect(data).toMatchObject({
      title: 'Brush your teeth',
      keywords: ['teeth'],
      created_by: { id: creator.id, name: 'Farah Khan', followers: 0, picture: null },
      is_creator_followed: false,
      is_liked: false,
      is_user_rated: false,
      can: { edit: false, follow: true, review: true, report: true },
      resource_files: [
        {
          is_resource_file: true,
          name: 'sheet.pdf',
          address: null,
          grey_address: null,
          page_images: `/resource-pages/${file}/drawn/{page}-1200.webp`,
          print: { page_count: 3, fits_a4: true, has_colour: true },
          captions: [{ language: 'hi', address: `/resource-captions/${file}/hi.vtt` }],
        },
      ],
      resource_links: [
        { kind: 'youtube', video_id: 'dQw4w9WgXcQ', is_dead: false },
        { kind: 'link', video_id: null, is_dead: true },
      ],
    })
    expect(JSON.stringify(data)).not.toContain('@')
  })

  it('tell a person what they did, and where the files are', async () => {
    const [creator, reader] = [await createPerson(test), await createPerson(test)]
    const id = await createResource(test.db, { creator_id: creator.id })
    await addPdf(id, creator.id)
    await reader.call('POST /v2/resource/like/', { body: { id } })
    await reader.call('POST /v2/user/follow/', { body: { id: creator.id } })
    await reader.call('POST /resources/review/add/', { body: { id, rating: 4 } })
    const { data } = await reader.call('GET /resources/public/details/', { query: { id } })
    expect(data).toMatchObject({
      is_liked: true,
      likes_count: 1,
      is_creator_followed: true,
      created_by: { followers: 1 },
      is_user_rated: true,
      rating: 4,
      resource_files: [{ address: `/files/ab/${id}` }],
    })
    expect(data.resource_files[0]?.grey_address).toMatch(/^\/files-grey\/\d+\.pdf$/)
  })

  it('of a private, hidden or unfinished resource are for its person alone', async () => {
    const [owner, stranger] = [await createPerson(test), await createPerson(test)]
    const ids = [
      await createResource(test.db, { creator_id: owner.id, privacy: 'Only me' }),
      await createResource(test.db, { creator_id: owner.id, status: 'draft' }),
      await createResource(test.db, { creator_id: owner.id, status: 'hidden', hidden_reason: 'Not yours' }),
    ]
    for (const id of ids) {
      expect(await test.tryCall('GET /resources/public/details/', { query: { id } })).toMatchObject({
        status: 404,
      })
      expect(await stranger.tryCall('GET /resources/public/details/', { query: { id } })).toMatchObject({
        status: 404,
      })
      expect(await owner.call('GET /resources/public/details/', { query: { id } })).toMatchObject({
        data: { can: { edit: true, review: false, follow: false } },
      })
    }
    const hidden = await owner.call('GET /resources/public/details/', { query: { id: ids[2] ?? 0 } })
    expect(hidden.data.hidden_reason).toBe('Not yours')
  })

  it('stay when the person who made it has gone', async () => {
    const id = await createResource(test.db)
    expect((await details(id)).data).toMatchObject({
      created_by: null,
      creator_id: null,
      can: { follow: false },
    })
  })

  it('take a fixed number of queries', async () => {
    const creator = await createPerson(test)
    const id = await createResource(test.db, { creator_id: creator.id })
    const few = await test.queriesOf(() => details(id))
    for (let index = 0; index < 5; index += 1)
      await test.db.insert(resourceLinks).values({ resource_id: id, url: `https://example.org/${index}` })
    expect(await test.queriesOf(() => details(id))).toBe(few)
  })
})

describe('resources beside one', () => {
  it('are those with the most in common, the more liked first among equals', async () => {
    const [skill, tag, age] = [
      await createSkill(test.db),
      await createTag(test.db),
      await createAgeGroup(test.db),
    ]
    const terms = { skill_ids: [skill], tag_ids: [tag], age_group_ids: [age] }
    const id = await createResource(test.db, terms)
    const near = await createResource(test.db, { ...terms, title: 'All in common' })
    const liked = await createResource(test.db, { tag_ids: [tag], likes_count: 9, title: 'Liked' })
    const tagged = await createResource(test.db, { tag_ids: [tag], title: 'Tagged' })
    await createResource(test.db, { title: 'Nothing in common' })
    await createResource(test.db, { ...terms, privacy: 'Only me' })
    const { data, recordsTotal } = await test.call('GET /v2/resource/related/list/', { query: { id } })
    expect(data.map((one) => one.id)).toEqual([near, liked, tagged])
    expect(recordsTotal).toBe(3)
  })

  it('are not told of what the person may not see', async () => {
    const id = await createResource(test.db, { status: 'hidden' })
    expect(await test.tryCall('GET /v2/resource/related/list/', { query: { id } })).toMatchObject({
      status: 404,
    })
  })
})
