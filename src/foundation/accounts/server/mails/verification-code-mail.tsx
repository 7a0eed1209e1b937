import { product } from '#contract/product.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { MailCode, MailText, type WrittenMail } from '#foundation/mails/server/index.ts'
import { m } from '#messages/messages.js'
import { accountMail } from './account-mail.tsx'

/** Welcomes a new person and asks for the six digits that show that the address is theirs. */
export function verificationCodeMail(
  { code, first_name }: { code: string; first_name: string },
  language: TextLanguage,
): Promise<WrittenMail> {
  const inLanguage = { locale: language }
  const of = { product: product.name }
  return accountMail({
    first_name,
    language,
    subject: m.mail_verification_subject({ ...of, code }, inLanguage),
    preheader: m.mail_verification_preheader({}, inLanguage),
    heading: m.mail_verification_heading(of, inLanguage),
    reason: m.mail_verification_reason(of, inLanguage),
    children: (
      <>
        <MailText>{m.mail_verification_text({}, inLanguage)}</MailText>
        <MailCode>{code}</MailCode>
        <MailText>{m.mail_verification_valid({}, inLanguage)}</MailText>
        <MailText>{m.mail_verification_not_you({}, inLanguage)}</MailText>
      </>
    ),
  })
}
