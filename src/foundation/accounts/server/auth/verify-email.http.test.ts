import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#contract/durations.ts'
import { testApp } from '#tests/support/test-app.ts'
import { confirmEmail } from '../../testing/confirm-email.ts'
import { createPerson, PASSWORD, type Person } from '../../testing/create-person.ts'
import { setAdmin } from '../people/users.queries.ts'
import { selectPersonalAccount } from '../personal/personal-account.queries.ts'
import { emailCodeSecret, sendEmailCode } from './send-email-code.ts'

const test = testApp({ environment: { ADMIN_EMAILS: 'head@example.org' } })

async function newestMail(of: Person): Promise<string> {
  await of.call('POST /user/email-code/send/', { body: {} })
  return newestOutgoing(of)
}
async function newestOutgoing(of: Person): Promise<string> {
  await test.runJobs()
  const { data } = await test.call('GET /dev/outbox/list/', {})
  return data.find(({ to }) => to === of.email)?.text ?? ''
}
const codeIn = (mail: string) => (/\b(\d{3}) ?(\d{3})\b/.exec(mail) ?? []).slice(1).join('')
const newestCode = async (of: Person): Promise<string> => codeIn(await newestMail(of))
const verify = (of: Person, code: string) => of.tryCall('POST /user/email-code/verify/', { body: { code } })

describe('the mailed code', () => {
  it('confirms the email once', async () => {
    const asha = await createPerson(test)
    const code = await newestCode(asha)
    const answer = await verify(asha, ` ${code.slice(0, 3)} ${code.slice(3)} `)
    expect(answer).toMatchObject({ success: true, data: { user: { is_otp_verified: true } } })
    expect(await verify(asha, code)).toMatchObject({ errors: [{ code: 'EmailIsVerified' }] })
  })

  it('comes with the way to the page where it is typed in', async () => {
    const mail = await newestMail(await createPerson(test))
    expect(mail).toMatch(/https?:\/\/\S+\/profile#confirm-email\b/)
  })

  it('is closed after five wrong tries, also when they come at once', async () => {
    const asha = await createPerson(test)
    const code = await newestCode(asha)
    const wrong = code === '000000' ? '000001' : '000000'
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(asha, wrong)))
    const codes = answers.map((answer) => (answer.success ? 'ok' : answer.errors[0]?.code)).toSorted()
    expect(codes).toEqual([...Array(3).fill('CodeIsSpent'), ...Array(5).fill('CodeIsWrong')])
    expect(await verify(asha, code)).toMatchObject({ errors: [{ code: 'CodeIsSpent' }] })
  })

  it('ends after ten minutes', async () => {
    const asha = await createPerson(test)
    const code = await newestCode(asha)
    test.clock.set(new Date(test.clock.now().getTime() + 10 * MINUTE_MS + 1))
    expect(await verify(asha, code)).toMatchObject({ errors: [{ code: 'CodeIsSpent' }] })
  })

  it('of one person does not prove another’s address', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const code = await newestCode(asha)
    await newestCode(ravi)
    expect((await verify(ravi, code)).success).toBe(false)
  })

  it('leaves an earlier address to its person, until another account confirms it', async () => {
    const asha = await createPerson(test, { email_verified_at: test.clock.now() })
    const earlier = asha.email
    const changeTo = (email: string) =>
      asha.call('PATCH /v2/user/details/', { body: { email, current_password: PASSWORD } })
    const earlierEmails = async () =>
      (await selectPersonalAccount(test.db, { id: asha.id, language: 'en' }))[0]?.earlier_emails
    await changeTo('mistyped@example.org')
    await changeTo('new@example.org')
    expect(await earlierEmails()).toEqual([earlier])
    const ravi = await createPerson(test, { email: earlier })
    expect(await earlierEmails()).toEqual([earlier])
    await confirmEmail(test, ravi)
    expect(await earlierEmails()).toEqual([])
  })

  it('confirms only the email that it was sent to, even if requested before a change', async () => {
    const asha = await createPerson(test)
    const body = { email: 'new@example.org', current_password: PASSWORD }
    await asha.call('PATCH /v2/user/details/', { body })
    await sendEmailCode(test.db, {
      user: asha,
      secret: emailCodeSecret(test.secretKey),
      publicUrl: 'https://pankh.example',
      language: 'en',
      now: new Date(test.clock.now().getTime() + MINUTE_MS),
    })
    const code = codeIn(await newestOutgoing(asha))
    expect(code).toMatch(/^\d{6}$/)
    expect(await verify(asha, code)).toMatchObject({ errors: [{ code: 'CodeIsWrong' }] })
    expect((await asha.call('GET /user/session/', {})).data?.is_otp_verified).toBe(false)
  })

  it('makes an administrator of an address that the operator named, and only then', async () => {
    const head = await createPerson(test, { email: 'head@example.org' })
    expect((await head.call('GET /user/session/', {})).data?.is_pankh_admin).toBe(false)
    await verify(head, await newestCode(head))
    expect((await head.call('GET /user/session/', {})).data?.is_pankh_admin).toBe(true)
  })

  it('gives a revoked administrator nothing back who changes their address and returns to it', async () => {
    const head = await createPerson(test, { email: 'head@example.org' })
    await verify(head, await newestCode(head))
    await setAdmin(test.db, { email: head.email, isAdmin: false })
    for (const email of ['other@example.org', head.email]) {
      test.clock.set(new Date(test.clock.now().getTime() + MINUTE_MS))
      await head.call('PATCH /v2/user/details/', { body: { email, current_password: PASSWORD } })
    }
    expect(await verify(head, codeIn(await newestOutgoing(head)))).toMatchObject({ success: true })
    expect((await head.call('GET /user/session/', {})).data).toMatchObject({
      is_otp_verified: true,
      is_pankh_admin: false,
    })
  })
})
