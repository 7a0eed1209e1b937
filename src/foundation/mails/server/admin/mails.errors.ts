import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

export const MailNotFound = namedError('MailNotFound', 404, () => m.error_mail_not_found())
export const MailOnItsWay = namedError('MailOnItsWay', 409, () => m.error_mail_on_its_way())
export const MailIsEmpty = namedError('MailIsEmpty', 409, () => m.error_mail_is_empty())
