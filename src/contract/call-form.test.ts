import { describe, expect, it } from 'vitest'
import '#features/banners/admin-banners.contract.ts'
import '#features/awareness-programs/sharing.contract.ts'
import { callForm, inputOf } from './call-form.ts'
import { createApi, type WireRequest } from './client.ts'

/** Submits the form of a call and returns the result and the calls that were made. */
async function sent(form: ReturnType<typeof callForm>, filled: string, answer: object) {
  const called: WireRequest[] = []
  const api = createApi(
    async (request) => {
      called.push(request)
      return { status: 200, body: { success: true, ...answer } }
    },
    () => 'Nobody there.',
  )
  const came = await form.send(api, new URLSearchParams(filled), { address: '/admin/banners?page=2#list' })
  return { came, called }
}
const bodyOf = (filled: string) => inputOf('POST /v2/x/', new URLSearchParams(filled)).body

describe('what a form of a call sends', () => {
  it('is its fields by their names, and nothing that the form says of itself', () => {
    expect(bodyOf('title=+Kites+&id=&_next=%2Fadmin')).toEqual({ title: ' Kites ', id: '' })
  })

  it('is a list where a field comes several times, without what is empty among it', () => {
    expect(bodyOf('tag_ids=&tag_ids=1&tag_ids=2')).toEqual({ tag_ids: ['1', '2'] })
    expect(bodyOf('tag_ids=&tag_ids=1')).toEqual({ tag_ids: '1' })
    expect(bodyOf('tag_ids=')).toEqual({ tag_ids: '' })
  })

  it('is off where a box is not ticked, and on where it is', () => {
    expect(bodyOf('wants_mail=')).toEqual({ wants_mail: '' })
    expect(bodyOf('wants_mail=&wants_mail=on')).toEqual({ wants_mail: 'on' })
  })

  it('fills the address of the call', async () => {
    const { called } = await sent(callForm('POST /program/subscription/{id}/page/'), 'id=7&goal=3', {})
    expect(called).toEqual([{ method: 'POST', url: '/program/subscription/7/page/', body: { goal: '3' } }])
  })
})

describe('where a form of a call leads', () => {
  const form = callForm('POST /v2/admin/banner/save/')
  const answer = { data: { id: 5, message: 'Saved.' } }
  const goTo = async (next: string) =>
    (await sent(form, new URLSearchParams({ into_id: '8', _next: next }).toString(), answer)).came

  it.each([
    ['', '/admin/banners?page=2#list'],
    ['#settings', '/admin/banners?page=2#settings'],
    ['/admin/banners', '/admin/banners'],
    ['/admin/banners/{id}', '/admin/banners/5'],
    ['/admin/terms/{into_id}', '/admin/terms/8'],
    ['/{message}', '/Saved.'],
  ])('is %j filled with what was answered, or sent: %s', async (next, address) => {
    expect(await goTo(next)).toEqual({ success: true, goTo: address, toast: 'Saved.' })
  })
})

it('knows the calls of the contract alone, and none that reads', () => {
  // @ts-expect-error -- no such call
  callForm('POST /v2/admin/banner/mov/')
  // @ts-expect-error -- reads
  callForm('GET /v2/admin/banner/list/')
})
