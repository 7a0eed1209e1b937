import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import {
  emailField,
  nameField,
  newPasswordField,
  optionalText,
  passwordField,
  requiredId,
} from '#contract/fields.ts'
import { flag, id, repeatable, success, wholeNumber } from '#contract/wire.ts'
import { ROLES } from './roles.contract.ts'

/** The values of where a visit came from that go with a login or a sign-up (decisions, Session). */
const origin = {
  source: optionalText(200),
  medium: optionalText(200),
  campaign: optionalText(200),
}

/** What a page knows of the person who is signed in: the details of the session token (spec section 3). */
export const userDetails = z.object({
  user_id: z.int(),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  mobile: z.string().nullable(),
  /** The occupation chosen at sign-up; null for accounts made by the command line. */
  user_type: z.string().nullable(),
  is_member: z.boolean(),
  membership: z.enum(['Premium Member', 'Community Member']),
  is_otp_verified: z.boolean(),
  is_pankh_admin: z.boolean(),
  /** What the person may be in the administration, an administrator included. */
  roles: z.array(z.enum(ROLES)),
  /** True once the person has a subscribed campaign. */
  is_promoter: z.boolean(),
  profile_picture: z.string().nullable(),
})
export type UserDetails = z.output<typeof userDetails>

export const GENDERS = ['Male', 'Female', 'Others'] as const

/** Everything that a person can read and change of their own account. */
export const ownDetails = userDetails.extend({
  country_code: z.string(),
  gender: z.enum(GENDERS).nullable(),
  occupation_id: z.int().nullable(),
  occupation: z.string().nullable(),
  school_type: z.string().nullable(),
  school_name: z.string().nullable(),
  is_promotional: z.boolean(),
  is_whatsapp_notification: z.boolean(),
  signup_type: z.int(),
  referral_code: z.string().nullable(),
  /** ISO 8601 in UTC. */
  created: z.string(),
  age_groups: z.array(z.object({ id: z.int(), name: z.string() })),
  skills: z.array(z.object({ id: z.int(), name: z.string() })),
  tags: z.array(z.object({ id: z.int(), name: z.string() })),
  occupations: z.array(z.object({ id: z.int(), name: z.string(), asks_for_school: z.boolean() })),
})
export type OwnDetails = z.output<typeof ownDetails>

const signedIn = z.object({
  success: z.literal(true),
  /** For clients that aren't browsers: a page gets the same token as an HttpOnly cookie and never keeps this one. */
  token: z.string(),
  is_user_exist: z.boolean(),
  data: z.object({ message: z.string(), user: userDetails }),
})

const message = success(z.object({ message: z.string() }))

const changes = z.object({
  first_name: nameField.optional(),
  last_name: nameField.optional(),
  username: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9](?:[a-z0-9-]{1,38})[a-z0-9]$/, '#username')
    .optional(),
  email: emailField.optional(),
  mobile: optionalText(20),
  country_code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  gender: z.union([z.enum(GENDERS), z.literal('')]).optional(),
  occupation_id: z.union([id, z.literal('')]).optional(),
  school_name: optionalText(200),
  is_promotional: flag.optional(),
  is_whatsapp_notification: flag.optional(),
  /** Asked for where the e-mail address changes. */
  current_password: z.string().max(1_000).optional(),
})
export type AccountChanges = z.output<typeof changes>

const selectable = z.object({ id: z.int(), name: z.string(), selected: z.boolean() })
const named = z.object({ id: z.int(), name: z.string() })

export const preferences = z.object({
  age_group_list: z.array(selectable),
  skills_list: z.array(selectable),
  tags_list: z.array(selectable),
  school_type_list: z.array(selectable),
  occupation_list: z.array(selectable.extend({ asks_for_school: z.boolean() })),
  school_name: z.string().nullable(),
  is_promotional: z.boolean(),
  is_whatsapp_notification: z.boolean(),
  interested_age_groups_details: z.array(named),
  interested_skills_details: z.array(named),
  interested_tags_details: z.array(named),
  child_school_type_details: z.array(named),
  occupation_details: named.nullable(),
})
export type Preferences = z.output<typeof preferences>

export const session = z.object({
  id: z.uuid(),
  /** What the browser says it is, in words such as "Chrome on Android". */
  device: z.string(),
  /** ISO 8601 in UTC. */
  created: z.string(),
  last_seen: z.string(),
  is_current: z.boolean(),
})
export type Session = z.output<typeof session>

const ids = repeatable(z.union([id, z.literal('')])).transform((all) => all.filter((one) => one !== ''))
const forms = ['json', 'urlencoded', 'multipart'] as const

/** Bytes: photos as phones take them. */
export const MOST_PICTURE_BYTES = 25 * 1024 * 1024

export const accountsContract = {
  checkExists: endpoint({
    method: 'POST',
    path: '/user/check/exist/',
    summary: 'Whether an account has this e-mail address; the dialog goes on to log-in or sign-up by it',
    bodyKinds: forms,
    body: z.object({ identifier: emailField }),
    reply: z.object({
      success: z.literal(true),
      is_user_exist: z.boolean(),
      data: z.object({ is_user_exist: z.boolean() }),
    }),
  }),
  logIn: endpoint({
    method: 'POST',
    path: '/user/client/login/',
    summary: 'Logs in by e-mail address and password',
    bodyKinds: forms,
    body: z.object({ identifier: emailField, password: passwordField, ...origin }),
    reply: signedIn,
    errors: ['WrongEmailOrPassword', 'AccountIsDisabled'],
  }),
  getSignUpForm: endpoint({
    method: 'GET',
    path: '/user/register/',
    summary: 'The occupations that a new person chooses from',
    reply: success(
      z.object({
        occupation_list: z.array(z.object({ id: z.int(), name: z.string(), asks_for_school: z.boolean() })),
      }),
    ),
  }),
  signUp: endpoint({
    method: 'POST',
    path: '/user/register/',
    summary: 'Makes an account and logs in to it; mails a code that proves the address',
    bodyKinds: forms,
    body: z.object({
      first_name: nameField,
      last_name: nameField,
      email: emailField,
      mobile: optionalText(20),
      country_code: changes.shape.country_code,
      password: newPasswordField,
      occupation_id: requiredId,
      school_name: optionalText(200),
      signup_type: wholeNumber.pipe(z.literal(0)).optional(),
      is_whatsapp_notification: flag.optional(),
      promotional_notification: flag.optional(),
      terms: flag.refine((isAccepted) => isAccepted, '#terms').optional(),
      ...origin,
      term: optionalText(200),
      content: optionalText(200),
      referrer: optionalText(200),
      gclid: optionalText(200),
      referral_code: optionalText(200),
    }),
    reply: signedIn,
    errors: ['EmailIsTaken', 'PasswordIsTooCommon', 'MobileIsNotValid', 'OccupationNotFound'],
  }),
  forgetPassword: endpoint({
    method: 'POST',
    path: '/user/forget-password/',
    summary:
      'Mails a link to choose a new password, if there is such an account; answers the same either way',
    bodyKinds: forms,
    body: z.object({ identifier: emailField }),
    reply: message,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/user/reset-password/',
    summary: 'Sets a new password with the token of a mailed link, ends all sessions and logs in',
    bodyKinds: forms,
    body: z.object({ token: z.string().trim().min(1, '#required').max(200), password: newPasswordField }),
    reply: signedIn,
    errors: ['ResetLinkIsSpent', 'PasswordIsTooCommon'],
  }),
  addAmplitudeDetails: endpoint({
    method: 'POST',
    path: '/user/add_amplitude_details/',
    summary: 'Updates what analytics knows of the signed-in person; sends nothing without key and consent',
    bodyKinds: forms,
    body: z.object({ email: emailField }),
    reply: message,
    errors: ['NotSignedIn', 'NotAllowed'],
  }),
  logOut: endpoint({
    method: 'POST',
    path: '/user/logout/',
    summary: 'Ends the session of this browser',
    bodyKinds: forms,
    body: z.object({}),
    reply: success(z.object({ message: z.string(), redirect_to: z.string() })),
  }),
  getSession: endpoint({
    method: 'GET',
    path: '/user/session/',
    summary: 'Who is signed in with this cookie or token; null for a visitor',
    reply: success(userDetails.nullable()),
  }),
  getDetails: endpoint({
    method: 'GET',
    path: '/v2/user/details/',
    summary: 'Who is signed in, and everything of the own account',
    reply: success(ownDetails),
    errors: ['NotSignedIn'],
  }),
  setDetails: endpoint({
    method: 'POST',
    path: '/v2/user/details/',
    summary: 'Changes the own account; the same as PATCH',
    bodyKinds: forms,
    body: changes,
    reply: success(ownDetails).extend({ token: z.string().nullable(), message: z.string() }),
    errors: ['NotSignedIn', 'EmailIsTaken', 'UsernameIsTaken', 'MobileIsNotValid', 'WrongPassword'],
  }),
  changeDetails: endpoint({
    method: 'PATCH',
    path: '/v2/user/details/',
    summary:
      'Changes what is named of the own account; answers a token where the old one says what is no longer true',
    bodyKinds: forms,
    body: changes,
    reply: success(ownDetails).extend({ token: z.string().nullable(), message: z.string() }),
    errors: ['NotSignedIn', 'EmailIsTaken', 'UsernameIsTaken', 'MobileIsNotValid', 'WrongPassword'],
  }),
  getPreferences: endpoint({
    method: 'GET',
    path: '/user/preferences/',
    summary: 'What the signed-in person is interested in, among everything there is to choose',
    reply: success(preferences),
    errors: ['NotSignedIn'],
  }),
  setPreferences: endpoint({
    method: 'POST',
    path: '/user/preferences/',
    summary: 'Replaces the lists that are named; lists that are not named stay',
    bodyKinds: forms,
    body: z.object({
      age_groups: ids.optional(),
      skills: ids.optional(),
      tags: ids.optional(),
      school_type: ids.optional(),
      occupation_id: z.union([id, z.literal('')]).optional(),
      school_name: optionalText(200),
      is_promotional: flag.optional(),
      is_whatsapp_notification: flag.optional(),
    }),
    reply: success(preferences).extend({ message: z.string() }),
    errors: ['NotSignedIn', 'ChoiceNotFound'],
  }),
  uploadPicture: endpoint({
    method: 'POST',
    path: '/v2/user/picture/upload/',
    summary: 'Sets the own picture: it is made anew as a square, without what the camera wrote into it',
    bodyKinds: ['multipart'],
    files: { most: 1, bytes: MOST_PICTURE_BYTES },
    reply: success(z.object({ message: z.string(), profile_picture: z.string() })),
    errors: [
      'NotSignedIn',
      'NoPicture',
      'FileTypeNotAllowed',
      'FileTooLarge',
      'PictureTooLarge',
      'FileIsDamaged',
    ],
  }),
  removePicture: endpoint({
    method: 'DELETE',
    path: '/v2/user/picture/',
    summary: 'Takes the own picture away; initials stand in its place. Without a picture nothing changes',
    reply: success(z.object({ message: z.string() })),
    errors: ['NotSignedIn'],
  }),
  setProperty: endpoint({
    method: 'PATCH',
    path: '/v2/user/user/property/{id}/',
    summary: 'Keeps what the person with this id says about Pankh, shown on their public profile',
    bodyKinds: forms,
    params: z.object({ id }),
    body: z.object({ recommendation_text: optionalText(2_000) }),
    reply: success(z.object({ recommendation_text: z.string(), message: z.string() })),
    errors: ['NotSignedIn', 'PersonNotFound'],
  }),
  sendEmailCode: endpoint({
    method: 'POST',
    path: '/user/email-code/send/',
    summary: 'Mails a new six-digit code to the own address',
    bodyKinds: forms,
    body: z.object({}),
    reply: message,
    errors: ['NotSignedIn', 'EmailIsVerified'],
  }),
  verifyEmail: endpoint({
    method: 'POST',
    path: '/user/email-code/verify/',
    summary: 'Proves the own address by the code that was mailed to it: 10 minutes, 5 tries',
    bodyKinds: forms,
    body: z.object({ code: z.string().trim().min(1, '#required').max(20) }),
    reply: success(z.object({ message: z.string(), user: userDetails })).extend({ token: z.string() }),
    errors: ['NotSignedIn', 'CodeIsWrong', 'CodeIsSpent', 'EmailIsVerified'],
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/user/change-password/',
    summary: 'Changes the own password and ends every other session',
    bodyKinds: forms,
    body: z.object({ current_password: passwordField, password: newPasswordField }),
    reply: message,
    errors: ['NotSignedIn', 'WrongPassword', 'PasswordIsTooCommon'],
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/user/session/list/',
    summary: 'Where the person is signed in, the latest first',
    reply: success(z.array(session)),
    errors: ['NotSignedIn'],
  }),
  endSession: endpoint({
    method: 'POST',
    path: '/user/session/end/',
    summary: 'Ends one of the own sessions, or all but this one',
    bodyKinds: forms,
    body: z.object({ id: z.union([z.uuid(), z.literal('others')]) }),
    reply: message,
    errors: ['NotSignedIn', 'SessionNotFound'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof accountsContract> {}
}
