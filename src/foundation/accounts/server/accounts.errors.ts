import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

export const NotSignedIn = namedError('NotSignedIn', 401, () => m.error_not_logged_in())
export const NotAllowed = namedError('NotAllowed', 403, () => m.error_not_allowed())
export const WrongEmailOrPassword = namedError(
  'WrongEmailOrPassword',
  401,
  () => m.error_wrong_email_or_password(),
  'password',
)
export const AccountIsDisabled = namedError('AccountIsDisabled', 403, () => m.error_account_is_closed())
export const EmailIsTaken = namedError('EmailIsTaken', 409, () => m.error_email_is_taken(), 'email')
/** The same error for people who are logged in and change their own email. */
export const NewEmailIsTaken = namedError('EmailIsTaken', 409, () => m.error_new_email_is_taken(), 'email')
export const UsernameIsTaken = namedError(
  'UsernameIsTaken',
  409,
  () => m.error_username_is_taken(),
  'username',
)
export const PasswordIsTooCommon = namedError(
  'PasswordIsTooCommon',
  422,
  () => m.error_password_is_too_common(),
  'password',
)
export const WrongPassword = namedError(
  'WrongPassword',
  403,
  () => m.error_wrong_password(),
  'current_password',
)
export const MobileIsNotValid = namedError(
  'MobileIsNotValid',
  422,
  () => m.error_mobile_is_not_valid(),
  'mobile',
)
export const OccupationNotFound = namedError(
  'OccupationNotFound',
  422,
  () => m.error_occupation_not_found(),
  'occupation_id',
)
export const ChoiceNotFound = namedError('ChoiceNotFound', 422, () => m.error_choice_not_found())
export const ResetLinkIsSpent = namedError(
  'ResetLinkIsSpent',
  410,
  () => m.error_reset_link_is_spent(),
  'token',
)
export const CodeIsWrong = namedError('CodeIsWrong', 422, () => m.error_code_is_wrong(), 'code')
export const CodeIsSpent = namedError('CodeIsSpent', 410, () => m.error_code_is_spent(), 'code')
export const EmailIsVerified = namedError('EmailIsVerified', 409, () => m.error_email_is_verified())
export const NoPicture = namedError('NoPicture', 422, () => m.error_no_file(), 'picture')
export const SessionNotFound = namedError('SessionNotFound', 404, () => m.error_session_not_found())
export const PersonNotFound = namedError('PersonNotFound', 404, () => m.error_person_not_found())
/** Administrators can't give up their own role, so that one always remains. */
export const OwnAdministratorRole = namedError('OwnAdministratorRole', 409, () =>
  m.error_own_administrator_role(),
)
export const LastAdministrator = namedError('LastAdministrator', 409, () => m.error_last_administrator())
/** Administrators can't close their own account. */
export const OwnAccount = namedError('OwnAccount', 409, () => m.error_own_account())
