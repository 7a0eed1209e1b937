import { expect, it } from 'vitest'
import { wholeProgram } from '#features/awareness-programs/testing/whole-program.ts'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import type { Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'

const test = testApp()

const begin = (person: Person, form: string, subject: number) =>
  person.call('POST /user/draft/save/', { body: { form, subject, fields: { summary_en: ['Not yet'] } } })
const draftOf = async (person: Person, form: string, subject: number) =>
  (await person.call('GET /user/draft/', { query: { form, subject } })).data

it.each([
  ['awareness-program', 'POST /v2/admin/awareness/save/', 'GET /v2/admin/awareness/details/', wholeProgram],
  ['program', 'POST /v2/admin/course/save/', 'GET /v2/admin/course/details/', { title_en: 'Calm classroom' }],
] as const)(
  'what was written of content and not sent is forgotten once it is saved, and nobody else’s: %s',
  async (form, save, details, body) => {
    const [editor, other] = [
      await createOrganiser(test, 'content-editor'),
      await createOrganiser(test, 'content-editor'),
    ]
    for (const person of [editor, other]) await begin(person, form, 0)
    const { id } = (await editor.call(save, { body })).data
    expect(await draftOf(editor, form, 0)).toBeNull()
    expect(await draftOf(other, form, 0)).toMatchObject({ fields: { summary_en: ['Not yet'] } })

    await begin(editor, form, id)
    const { revision } = (await editor.call(details, { query: { id } })).data
    const again = { ...body, id, title_en: 'Another title' }
    const refused = await editor.tryCall(save, { body: { ...again, revision: 'older' } })
    expect(refused).toMatchObject({ status: 409 })
    expect(await draftOf(editor, form, id)).not.toBeNull()
    await editor.call(save, { body: { ...again, revision } })
    expect(await draftOf(editor, form, id)).toBeNull()
  },
)
