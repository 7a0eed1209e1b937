import { expect, it } from 'vitest'
import { openDraft, saveOpenDrafts } from './open-drafts.ts'

function heldBack() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const seen: string[] = []
  const save = async () => {
    seen.push('asked')
    await promise
    seen.push('saved')
  }
  return { save, seen, letGo: resolve }
}

it('waits for each open form to be saved', async () => {
  const [one, other] = [heldBack(), heldBack()]
  const closes = [openDraft(one.save), openDraft(other.save)]
  const all = saveOpenDrafts().then(() => [...one.seen, ...other.seen])
  expect([one.seen, other.seen]).toEqual([['asked'], ['asked']])
  one.letGo()
  other.letGo()
  expect(await all).toEqual(['asked', 'saved', 'asked', 'saved'])
  for (const close of closes) close()
})

it('waits for a form that was left while its words were on their way, and then no more', async () => {
  const left = heldBack()
  openDraft(left.save)()
  expect(left.seen).toEqual(['asked'])
  const all = saveOpenDrafts().then(() => left.seen.at(-1))
  left.letGo()
  expect(await all).toBe('saved')
  await saveOpenDrafts()
  expect(left.seen).toEqual(['asked', 'asked', 'saved', 'saved'])
})

it('is not held up by a form that can not be saved', async () => {
  const close = openDraft(() => Promise.reject(new Error('no network')))
  await expect(saveOpenDrafts()).resolves.toBeUndefined()
  close()
})
