import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

/** The name appears on certificates and posters. */
export const NameUnprintable = namedError('NameUnprintable', 422, () => m.error_name_unprintable(), 'name')
export const LimitNotFound = namedError('LimitNotFound', 404, () => m.error_limit_not_found())
export const SettingNotFound = namedError('SettingNotFound', 404, () => m.error_setting_not_found())
