import { describe, expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import type { AddressState } from '#platform/http/ask-address.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createResource } from '../../testing/create-resource.ts'
import { resourceLinks } from '../resource-files.tables.ts'
import { checkLinks } from './check-links.ts'

const test = testApp()
const url = 'https://example.org/worksheet'
const MONTH_MS = 31 * 24 * 60 * 60 * 1_000

/** A nightly check in which every address has this state. Returns the addresses that were checked. */
async function night(state: AddressState, meanwhile = async () => {}): Promise<string[]> {
  const asked: string[] = []
  const ask = async (address: string) => {
    asked.push(address)
    await meanwhile()
    return state
  }
  const { handle } = checkLinks({ publicUrl: 'https://pankh.example', clock: test.clock, ask })
  await handle(
    test.db,
    {},
    { id: 'night', addedAt: new Date(), attempt: 1, isLastAttempt: false, log: console as never },
  )
  return asked
}

const monthLater = () => test.clock.set(new Date(test.clock.now().getTime() + MONTH_MS))
const deadLinks = async () => {
  await test.runJobs()
  const { data } = await test.call('GET /dev/outbox/list/', {})
  return data.filter(({ kind }) => kind === 'dead-link')
}

async function linkedBy(given: Parameters<typeof createResource>[1] = {}) {
  const creator = await createPerson(test)
  const id = await createResource(test.db, { creator_id: creator.id, ...given })
  await test.db.insert(resourceLinks).values({ resource_id: id, url })
  return { id, creator }
}

describe('the check of links', () => {
  it('calls a link dead after two months of nothing, and tells its creator once', async () => {
    const { id, creator } = await linkedBy()
    const isDead = async () =>
      (await test.call('GET /resources/public/details/', { query: { id } })).data.resource_links[0]?.is_dead
    await night('gone')
    expect(await isDead()).toBe(false)
    expect(await deadLinks()).toHaveLength(0)
    monthLater()
    await night('gone')
    expect(await isDead()).toBe(true)
    expect(await deadLinks()).toMatchObject([{ to: creator.email }])
    expect((await deadLinks())[0]?.text).toContain(url)
    monthLater()
    await night('gone')
    expect(await deadLinks()).toHaveLength(1)
    monthLater()
    await night('there')
    expect(await isDead()).toBe(false)
  })

  it('says nothing of an address that its creator replaced meanwhile', async () => {
    await linkedBy()
    await night('gone')
    monthLater()
    await night('gone', async () => {
      await test.db.update(resourceLinks).set({ url: 'https://example.org/new' })
    })
    expect(await deadLinks()).toEqual([])
    expect(await test.db.select().from(resourceLinks)).toMatchObject([{ failures: 1 }])
  })

  it('asks each link once a month, and none of what is hidden or private', async () => {
    await linkedBy()
    await linkedBy({ privacy: 'Only me' })
    await linkedBy({ status: 'hidden' })
    expect(await night('there')).toEqual([url])
    expect(await night('there')).toEqual([])
    monthLater()
    expect(await night('there')).toEqual([url])
  })

  it('does not count against a link what could not be told', async () => {
    await linkedBy()
    await night('unknown')
    const [link] = await test.db.select().from(resourceLinks)
    expect(link).toMatchObject({ failures: 0 })
    expect(link?.checked_at).not.toBeNull()
  })
})
