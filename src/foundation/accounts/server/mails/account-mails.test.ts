import { describe, expect, it } from 'vitest'
import { passwordChangedMail, passwordResetMail, verificationCodeMail } from './account-mails.tsx'

const PAGE = 'https://pankh.test/profile#confirm-email'
const LINK = 'https://pankh.test/auth/reset-password/abc-DEF_123'

describe('the mail with the code', () => {
  it('shows the code in the subject, the page and the text', async () => {
    const mail = await verificationCodeMail(
      { code: '042137', first_name: 'Asha', link: PAGE, isNew: true },
      'en',
    )
    expect(mail.subject).toBe('Your code for Pankh: 042137')
    expect(mail.html).toContain('042137')
    expect(mail.text).toContain('Hello Asha,')
    expect(mail.text).toContain('042137')
    expect(mail.text).toContain('10 minutes')
    expect(mail.html).toContain(`href="${PAGE}"`)
    expect(mail.text).toContain(PAGE)
    expect(mail.text).toContain('Transformational Education for Special Children')
  })

  it('welcomes only a person who has just signed up', async () => {
    const of = { code: '042137', first_name: 'Asha', link: PAGE }
    const first = await verificationCodeMail({ ...of, isNew: true }, 'en')
    expect(first.text).toMatch(/welcome to pankh/i)
    expect(first.text).toContain('someone signed up to Pankh')
    const later = await verificationCodeMail({ ...of, isNew: false }, 'en')
    expect(later.text).toMatch(/confirm your email/i)
    expect(later.text).toContain('someone entered your email in a Pankh account')
    expect(later.text).not.toMatch(/welcome|sign(ed)? up/i)
  })

  it('is in Hindi, and says so to screen readers', async () => {
    const mail = await verificationCodeMail(
      { code: '042137', first_name: 'आशा', link: PAGE, isNew: true },
      'hi',
    )
    expect(mail.subject).toBe('Pankh के लिए आपका कोड: 042137')
    expect(mail.html).toMatch(/<html[^>]*lang="hi"/)
    expect(mail.text).toContain('नमस्ते आशा,')
    expect(mail.text).not.toContain('Welcome')
  })

  it('takes a name as text, whatever it holds', async () => {
    const mail = await verificationCodeMail(
      { code: '1', first_name: '<img src=x onerror=alert(1)>', link: PAGE, isNew: true },
      'en',
    )
    expect(mail.html).not.toContain('<img src=x')
    expect(mail.html).toContain('&lt;img src=x')
  })
})

describe('an email to an unconfirmed address', () => {
  it('says a name short, and makes no link of it', async () => {
    const first_name = `Win at https://evil.example/${'now'.repeat(30)}`
    const mail = await verificationCodeMail({ code: '1', first_name, link: PAGE, isNew: true }, 'en')
    expect(mail.text).toContain('Hello Win at https evil example now')
    expect(`${mail.html} ${mail.text}`).not.toMatch(/evil\.example|(now){10}/)
  })
})

it('follows a device’s dark colours', async () => {
  const { html } = await verificationCodeMail(
    { code: '1', first_name: 'Asha', link: PAGE, isNew: true },
    'en',
  )
  expect(html).toContain('content="light dark"')
  expect(html).toContain('@media (prefers-color-scheme: dark) {')
  expect(html).toMatch(/class="card"/)
})

describe('the mail for a new password', () => {
  it.each(['en', 'hi'] as const)('in %s carries the link as a button and as an address', async (language) => {
    const mail = await passwordResetMail({ first_name: 'Asha', link: LINK }, language)
    expect(mail.html.split(`href="${LINK}"`)).toHaveLength(3)
    expect(mail.text).toContain(LINK)
    expect(mail.html).toMatch(new RegExp(`<html[^>]*lang="${language}"`))
  })

  it('has a preheader that the text does not repeat', async () => {
    const mail = await passwordResetMail({ first_name: 'Asha', link: LINK }, 'en')
    expect(mail.html).toContain('The link works once, for one hour.')
    expect(mail.text).not.toContain('The link works once, for one hour.')
    expect(mail.text).toContain('Your password stays the same')
  })
})

it('tells of a changed password without a link to press', async () => {
  const mail = await passwordChangedMail({ first_name: 'Asha' }, 'en')
  expect(mail.text).toContain('The password of your account was changed.')
  expect(mail.html).not.toContain('href=')
})
