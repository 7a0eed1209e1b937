import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import { awarenessCompletions, certifyCompletionJob } from '#features/awareness-programs/server/index.ts'
import { confirmEmail } from '#foundation/accounts/testing/confirm-email.ts'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { renameAwarenessProgram } from '../../testing/change-facts.queries.ts'
import { createCompletion } from '../../testing/create-completion.ts'
import { issuedCertificates } from '../index.ts'
import { certifyMissedCompletions } from './certify-completion.ts'

const test = testApp()
const issued = () => test.db.select().from(issuedCertificates).orderBy(issuedCertificates.id)
const outbox = async () => (await test.call('GET /dev/outbox/list/', {})).data

async function certify(completion_id: number): Promise<void> {
  await enqueue(test.db, certifyCompletionJob, { completion_id })
  await test.runJobs()
}

async function night(): Promise<void> {
  const run = { id: 'a', addedAt: new Date(), attempt: 1, isLastAttempt: false, log: test.app.log as never }
  await certifyMissedCompletions(test).handle(test.db, {}, run)
  await test.runJobs()
}

describe('a certificate of participation that came before the account', () => {
  it('is the person’s from the moment that they prove the address, and nobody else’s', async () => {
    const { id, program_id } = await createCompletion(test.db, { email: 'asha@example.org' })
    const other = await createCompletion(test.db, { program_id })
    await certify(id)
    await certify(other.id)
    const asha = await createPerson(test, { email: 'asha@example.org' })
    const own = async () => (await asha.call('POST /v2/event/certificate/own/list/', { body: {} })).data
    expect(await own()).toEqual([])
    await confirmEmail(test, asha)
    expect(await own()).toMatchObject([{ kind: 'participation' }])
    const completions = await test.db.select().from(awarenessCompletions).orderBy(awarenessCompletions.id)
    expect(completions.map(({ user_id }) => user_id)).toEqual([asha.id, null])
    expect((await issued()).map(({ user_id }) => user_id)).toEqual([asha.id, null])
  })

  it('stays as it is where the account completed the same program itself', async () => {
    const { id, program_id } = await createCompletion(test.db, { email: 'asha@example.org' })
    const asha = await createPerson(test, { email: 'asha@example.org' })
    await createCompletion(test.db, { program_id, email: 'old@example.org', user_id: asha.id })
    await certify(id)
    await confirmEmail(test, asha)
    expect((await issued()).map(({ user_id }) => user_id)).toEqual([null])
  })
})

describe('letters that can’t be printed', () => {
  it('of the name give way to the account’s name, where there is one', async () => {
    const asha = await createPerson(test)
    await certify((await createCompletion(test.db, { email: asha.email, user_id: asha.id, name: 'மீனா' })).id)
    expect(await issued()).toMatchObject([{ holder_name: 'Asha Verma' }])
  })

  it('of the title keep everyone waiting until the night after it was mended', async () => {
    const { id, program_id } = await createCompletion(test.db, { program: { title: '教室' } })
    await certify(id)
    expect(await issued()).toEqual([])
    expect(test.logged).toContainEqual(
      expect.objectContaining({ completion_id: id, fault: 'CertificateUnprintable' }),
    )
    await renameAwarenessProgram(test.db, program_id)
    test.clock.set(new Date(TEST_NOW.getTime() + DAY_MS))
    await night()
    await night()
    expect(await issued()).toMatchObject([{ completion_id: id, held_on: '2026-01-15' }])
    expect((await outbox()).filter(({ kind }) => kind === 'certificate')).toHaveLength(1)
  })

  it('are not looked at for ever', async () => {
    await createCompletion(test.db)
    test.clock.set(new Date(TEST_NOW.getTime() + 15 * DAY_MS))
    await night()
    expect(await issued()).toEqual([])
  })
})
