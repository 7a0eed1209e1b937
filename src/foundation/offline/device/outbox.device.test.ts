import 'fake-indexeddb/auto'
import { beforeEach, expect, it } from 'vitest'
import { waitingMutation } from '../testing/waiting-mutation.ts'
import type { WaitingMutation } from './device-store.ts'
import { changeMutation, forgetMutationsOf, keepMutation, mutationsOf, removeMutation } from './outbox.ts'

const DRAFT = 'POST /user/draft/save/'
const draft = (form: string, words: string) =>
  waitingMutation(DRAFT, { body: { form, subject: 3, fields: { words: [words] } } })
const bodies = async () => (await mutationsOf(1)).map(({ body }) => body)

beforeEach(async () => {
  await forgetMutationsOf(1)
  await forgetMutationsOf(2)
})

it('keeps of the drafts of a form the last, behind what was done before', async () => {
  await keepMutation(draft('resource', 'one'))
  await keepMutation(draft('event', 'other'))
  await keepMutation(waitingMutation('POST /v2/resource/like/'))
  await keepMutation(draft('resource', 'two'))
  expect(await bodies()).toEqual([draft('event', 'other').body, { id: 7 }, draft('resource', 'two').body])
})

it('leaves alone what another person wrote in the same form', async () => {
  await keepMutation({ ...draft('resource', 'theirs'), user_id: 2 })
  await keepMutation(draft('resource', 'mine'))
  await forgetMutationsOf(1)
  expect(await mutationsOf(2)).toHaveLength(1)
})

it('keeps all or nothing: the draft before stays where the new one cannot be kept', async () => {
  await keepMutation(draft('resource', 'one'))
  const impossible = { ...draft('resource', 'two'), language: (() => 'en') as never }
  await expect(keepMutation(impossible)).rejects.toThrow()
  expect(await bodies()).toEqual([draft('resource', 'one').body])
})

it('changes what is there, and brings nothing back', async () => {
  await keepMutation(waitingMutation('POST /v2/resource/like/'))
  const [mutation] = (await mutationsOf(1)) as [WaitingMutation]
  await changeMutation(mutation, { tries: 2 })
  expect(await mutationsOf(1)).toMatchObject([{ key: mutation.key, tries: 2 }])
  await removeMutation(mutation.id ?? 0)
  await changeMutation(mutation, { tries: 3 })
  expect(await mutationsOf(1)).toEqual([])
})
