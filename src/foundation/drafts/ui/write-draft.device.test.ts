import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createApi, type WireRequest } from '#contract/client.ts'
import { ownDrafts } from '#foundation/offline/ui/index.ts'
import type { DraftFields } from '../drafts.contract.ts'
import { draftWriter } from './write-draft.ts'

const { dropOwnDrafts, findOwnDraft, keepOwnDraft } = await ownDrafts()
const of = { user_id: 1, form: 'event', subject: 4 }
const words = (title: string): DraftFields => ({ title: [title] })

/** The draft on the server, which behaves as in drafts.http.test.ts. */
let there: { fields: DraftFields; saved_at: string } | null
let moment: number
let network: 'there' | 'cut' | 'cut after' | 'logged out'
const saveHere = (fields: DraftFields) => {
  moment += 1
  there = { fields, saved_at: new Date(moment).toISOString() }
  return { status: 200, body: { success: true, data: { saved_at: there.saved_at } } }
}
async function answer({ method, body }: WireRequest) {
  if (network === 'cut') throw new TypeError('Failed to fetch')
  if (network === 'logged out') return { status: 401, body: {} }
  if (method === 'GET') return { status: 200, body: { success: true, data: there } }
  const { fields, since } = body as { fields: DraftFields; since?: string | null }
  const isSame = JSON.stringify(there?.fields) === JSON.stringify(fields)
  const goesOn = since === undefined || since === (there?.saved_at ?? null) || isSame
  const saved = goesOn ? saveHere(fields) : { status: 409, body: {} }
  if (network === 'cut after') throw new TypeError('Failed to fetch')
  return saved
}
const api = createApi(answer, () => 'We cannot be reached.')

beforeEach(async () => {
  there = null
  moment = Date.UTC(2026, 0, 1)
  network = 'there'
  vi.stubGlobal('window', { location: { pathname: '/admin/events/4' } })
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, querySelector: () => null })
  await dropOwnDrafts(of)
})

describe('what is written into a form', () => {
  it('is saved by its last words, and nothing of it stays on the device', async () => {
    const writer = draftWriter(api, of, null)
    const all = ['P', 'Pl', 'Pla'].map((title) => writer.write(words(title)))
    expect(writer.isBusy()).toBe(true)
    expect(await Promise.all(all)).toEqual([undefined, undefined, 'saved'])
    expect(writer.isBusy()).toBe(false)
    expect(there?.fields).toEqual(words('Pla'))
    expect(await findOwnDraft(of)).toEqual({})
  })

  it('goes with the page under its person, and stays on the device without a network', async () => {
    const sent: { headers: Record<string, string>; body: unknown; keepalive: boolean }[] = []
    const send = async (_url: string, { headers, body, keepalive }: (typeof sent)[number]) => {
      sent.push({ headers, body: JSON.parse(String(body)), keepalive })
      if (network === 'cut') throw new TypeError('Failed to fetch')
      return { json: async () => saveHere(words('Pla')).body }
    }
    vi.stubGlobal('fetch', send)
    const writer = draftWriter(api, of, null)
    const left = writer.writeLeaving(words('Pla'))
    // Sent before anything was awaited: nothing runs on a page that has unloaded.
    expect(sent).toMatchObject([{ keepalive: true, body: { fields: words('Pla'), since: null } }])
    expect(sent[0]?.headers['idempotency-key']).toMatch(/^1\./)
    expect(await left).toBe(true)
    expect(await writer.write(words('Play'))).toBe('saved')

    network = 'cut'
    expect(await writer.writeLeaving(words('Play on'))).toBe(false)
    expect(await findOwnDraft(of)).toMatchObject({ waiting: { fields: words('Play on') } })
  })

  it('is not saved any more once the form itself is on its way', async () => {
    const writer = draftWriter(api, of, null)
    const one = writer.write(words('Pla'))
    writer.skipWaiting()
    expect(await one).toBeUndefined()
    expect(there).toBeNull()
    expect(await writer.write(words('Play'))).toBe('saved')
  })

  it.each([
    ['cut', 'only-here'],
    ['logged out', 'logged-out'],
  ] as const)(
    'is kept where the network is %s, and is gone from the device once it is saved',
    async (how, state) => {
      const writer = draftWriter(api, of, null)
      network = how
      expect(await writer.write(words('Play'))).toBe(state)
      expect((await findOwnDraft(of)).waiting).toEqual({ fields: words('Play'), since: null })
      network = 'there'
      expect(await writer.write(words('Play'))).toBe('saved')
      expect(await findOwnDraft(of)).toEqual({})
    },
  )

  it('is never written over what another device saved since, and stays to be decided on', async () => {
    const writer = draftWriter(api, of, null)
    network = 'cut'
    await writer.write(words('On the train'))
    saveHere(words('On the computer'))
    network = 'there'
    const kept = (await findOwnDraft(of)).waiting
    if (!kept) throw new Error('nothing was kept')

    const next = draftWriter(api, of, there?.saved_at ?? null)
    expect(await next.writeKept(kept)).toBe('elsewhere')
    expect(there?.fields).toEqual(words('On the computer'))
    expect(await findOwnDraft(of)).toEqual({ aside: kept })
    // Saving another text leaves the one set aside.
    expect(await next.write(words('On the computer, too'))).toBe('saved')
    expect((await findOwnDraft(of)).aside).toEqual(kept)
    expect(await next.write(kept.fields, { isChosen: true })).toBe('saved')
    expect(there?.fields).toEqual(words('On the train'))
    expect(await findOwnDraft(of)).toEqual({})
  })

  it('does not come back where the form was sent or thrown away elsewhere', async () => {
    saveHere(words('Begun'))
    const writer = draftWriter(api, of, there?.saved_at ?? null)
    there = null
    expect(await writer.write(words('Late'))).toBe('elsewhere')
    expect(there).toBeNull()
  })

  it('goes on from what this tab saved without hearing of it', async () => {
    const writer = draftWriter(api, of, null)
    network = 'cut after'
    expect(await writer.write(words('Play'))).toBe('only-here')
    network = 'there'
    expect(await writer.write(words('Play at home'))).toBe('saved')
    expect(there?.fields).toEqual(words('Play at home'))
    expect(await findOwnDraft(of)).toEqual({})
  })

  it('of another person or form is left alone', async () => {
    await keepOwnDraft({ ...of, user_id: 2 }, { fields: words('Theirs'), since: null })
    await keepOwnDraft({ ...of, subject: 5 }, { fields: words('Another'), since: null })
    await draftWriter(api, of, null).write(words('Mine'))
    expect((await findOwnDraft({ ...of, user_id: 2 })).waiting?.fields).toEqual(words('Theirs'))
    expect((await findOwnDraft({ ...of, subject: 5 })).waiting?.fields).toEqual(words('Another'))
  })
})
