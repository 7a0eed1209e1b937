import { beforeEach, describe, expect, it } from 'vitest'
import { LANDING_FORM } from '#features/awareness-programs/sharing.contract.ts'
import { createCampaign } from '#features/awareness-programs/testing/create-campaign.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { samplePicture } from '#foundation/uploads/testing/sample-files.ts'
import { testApp } from '#tests/support/test-app.ts'

const test = testApp()
let meera: Person
let id: number

beforeEach(async () => {
  meera = await createPerson(test)
  id = (await createCampaign(test.db, { owner_id: meera.id })).id
})

/** Posts a form to its page as a browser without JavaScript does. */
function post(of: {
  form: string
  part: string
  fields: Record<string, string | Uint8Array>
  person?: Person
}) {
  const { form: name, part, fields, person = meera } = of
  const form = new FormData()
  form.append('_form', name)
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(field, value)
    else form.append(field, new Blob([value.slice()]), 'picture.png')
  }
  return test.app.inject({
    method: 'POST',
    url: `/programs/campaign/Autism+Acceptance/${id}${part}`,
    payload: form,
    headers: { 'sec-fetch-site': 'same-origin', cookie: `accesstoken=${person.token}` },
  })
}
const shown = async (of = id) =>
  (await meera.call('GET /program/subscription/{id}/', { params: { id: of } })).data
const filled = { display_name: 'Meera', message: 'Come.', goal: '12' }

describe('the form of a landing page, without JavaScript', () => {
  it('saves words and pictures, and leads back to its step', async () => {
    const fields = { id: String(id), ...filled, cover: await samplePicture().png().toBuffer() }
    const answer = await post({ form: LANDING_FORM, part: '/page', fields })
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `/programs/campaign/Autism+Acceptance/${id}#step-2`,
    ])
    expect(await shown()).toMatchObject({
      display_name: 'Meera',
      goal: 12,
      logo: null,
      cover: expect.stringContaining('/pictures/'),
    })
    await post({
      form: LANDING_FORM,
      part: '/page',
      fields: { id: String(id), ...filled, remove_cover: 'on' },
    })
    expect((await shown()).cover).toBeNull()
  })

  it('comes back with what was wrong, and nothing is saved', async () => {
    const words = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    const sent = { id: String(id), ...filled }
    const noPicture = await post({ form: LANDING_FORM, part: '/page', fields: { ...sent, logo: words } })
    const noGoal = await post({ form: LANDING_FORM, part: '/page', fields: { ...sent, goal: 'many' } })
    expect([noPicture.statusCode, noGoal.statusCode]).toEqual([422, 422])
    expect((await shown()).display_name).toBe('Meera and friends')
  })

  it("changes an organisation's name with its page", async () => {
    const own = await createCampaign(test.db, {
      owner_id: meera.id,
      kind: 'organisation',
      organisation_name: 'Asha School',
      program_id: (await shown()).program,
    })
    const fields = { id: String(own.id), organisation_name: 'Asha Schools', ...filled }
    await post({ form: LANDING_FORM, part: '/page', fields })
    expect(await shown(own.id)).toMatchObject({ organisation_name: 'Asha Schools', display_name: 'Meera' })
  })

  it('says that a link was shared, for the first step alone', async () => {
    const fields = { _next: '#step-1', id: String(id), channel: 'link' }
    const answer = await post({ form: 'POST /program/share/', part: '', fields })
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `/programs/campaign/Autism+Acceptance/${id}#step-1`,
    ])
    const { data } = await meera.call('GET /program/program_detail/', { query: { subscription: id } })
    expect(data[0]?.missing).toEqual([])
  })

  it("is refused for another person's campaign", async () => {
    const person = await createPerson(test)
    const answer = await post({
      form: LANDING_FORM,
      part: '/page',
      fields: { id: String(id), ...filled },
      person,
    })
    expect(answer.statusCode).toBe(404)
    expect((await shown()).display_name).toBe('Meera and friends')
  })
})

describe('what was written of a landing page and not sent', () => {
  const draft = async () =>
    (await meera.call('GET /user/draft/', { query: { form: LANDING_FORM, subject: id } })).data
  const begin = () =>
    meera.call('POST /user/draft/save/', {
      body: { form: LANDING_FORM, subject: id, fields: { message: ['Not yet'] } },
    })

  it('is forgotten once the page is saved, and stays when that is refused', async () => {
    await begin()
    const save = (body: object) =>
      meera.tryCall('POST /program/subscription/{id}/page/', { params: { id }, body })
    await save({ goal: 0 })
    expect(await draft()).toMatchObject({ fields: { message: ['Not yet'] } })
    await save({ message: 'Now' })
    expect(await draft()).toBeNull()
  })
})
