import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

/** The name appears on certificates and posters. */
export const NameUnprintable = namedError('NameUnprintable', 422, () => m.error_name_unprintable(), 'name')
/** Someone else saved other texts since the form was opened. */
export const SettingsChangedMeanwhile = namedError('SettingsChangedMeanwhile', 409, () =>
  m.error_settings_changed_meanwhile(),
)
export const LimitNotFound = namedError('LimitNotFound', 404, () => m.error_limit_not_found())
export const SettingNotFound = namedError('SettingNotFound', 404, () => m.error_setting_not_found())
