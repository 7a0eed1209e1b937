import 'fake-indexeddb/auto'
import { beforeEach, expect, it } from 'vitest'
import { waitingAct } from '../testing/waiting-act.ts'
import type { WaitingAct } from './device-store.ts'
import { actsOf, changeAct, forgetActsOf, keepAct, removeAct } from './outbox.ts'

const DRAFT = 'POST /user/draft/save/'
const draft = (form: string, words: string) =>
  waitingAct(DRAFT, { body: { form, subject: 3, fields: { words: [words] } } })
const bodies = async () => (await actsOf(1)).map(({ body }) => body)

beforeEach(async () => {
  await forgetActsOf(1)
  await forgetActsOf(2)
})

it('keeps of the drafts of a form the last, behind what was done before', async () => {
  await keepAct(draft('resource', 'one'))
  await keepAct(draft('event', 'other'))
  await keepAct(waitingAct('POST /v2/resource/like/'))
  await keepAct(draft('resource', 'two'))
  expect(await bodies()).toEqual([draft('event', 'other').body, { id: 7 }, draft('resource', 'two').body])
})

it('leaves alone what another person wrote in the same form', async () => {
  await keepAct({ ...draft('resource', 'theirs'), user_id: 2 })
  await keepAct(draft('resource', 'mine'))
  await forgetActsOf(1)
  expect(await actsOf(2)).toHaveLength(1)
})

it('keeps all or nothing: the draft before stays where the new one cannot be kept', async () => {
  await keepAct(draft('resource', 'one'))
  const impossible = { ...draft('resource', 'two'), language: (() => 'en') as never }
  await expect(keepAct(impossible)).rejects.toThrow()
  expect(await bodies()).toEqual([draft('resource', 'one').body])
})

it('changes what is there, and brings nothing back', async () => {
  await keepAct(waitingAct('POST /v2/resource/like/'))
  const [act] = (await actsOf(1)) as [WaitingAct]
  await changeAct(act, { tries: 2 })
  expect(await actsOf(1)).toMatchObject([{ key: act.key, tries: 2 }])
  await removeAct(act.id ?? 0)
  await changeAct(act, { tries: 3 })
  expect(await actsOf(1)).toEqual([])
})
