import { z } from 'zod'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import {
  countryField,
  emailField,
  nameField,
  newPasswordField,
  optionalText,
  passwordField,
  requiredId,
} from '#contract/fields.ts'
import { flag, messageReply, success, wholeNumber } from '#contract/wire.ts'
import { ROLES } from './roles.contract.ts'

/** What people are asked to consent to. Sign-up and the notification choices ask for `marketing` and `whatsapp`. */
export const CONSENT_SUBJECTS = ['analytics', 'terms', 'marketing', 'whatsapp'] as const
export type ConsentSubject = (typeof CONSENT_SUBJECTS)[number]

/** The version of the consent texts. A new version asks everyone again. */
export const CONSENT_VERSION = '2026-11'

/** This browser's choice about analytics, readable by scripts: `v2026-11:yes:{uuid}` or `v2026-11:no`. */
export const CONSENT_COOKIE = 'consent'
/** The prefix of the cookie's value once a choice was made about the current version. */
export const DECIDED = `v${CONSENT_VERSION}:`

/** The attribution values that log-in and sign-up both send. */
const origin = {
  source: optionalText(200),
  medium: optionalText(200),
  campaign: optionalText(200),
}

/** What a page knows about the logged-in person: the claims of the session token. */
export const userDetails = z.object({
  user_id: z.int(),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  mobile: z.string().nullable(),
  /** The occupation chosen at sign-up; null for accounts created on the command line. */
  user_type: z.string().nullable(),
  is_member: z.boolean(),
  membership: z.enum(['Premium Member', 'Community Member']),
  is_otp_verified: z.boolean(),
  is_pankh_admin: z.boolean(),
  /** Every role of the person, including `administrator`. */
  roles: z.array(z.enum(ROLES)),
  /** True once the person has a subscribed campaign. */
  is_promoter: z.boolean(),
  profile_picture: z.string().nullable(),
  /** When the account will be deleted at its owner's request, as ISO 8601 in UTC; null if no deletion is scheduled. */
  deletion_at: z.string().nullable(),
})
export type UserDetails = z.output<typeof userDetails>

const loggedIn = z.object({
  success: z.literal(true),
  /** The token for clients that aren't browsers. A page receives it as an HttpOnly cookie and never stores this one. */
  token: z.string(),
  is_user_exist: z.boolean(),
  data: z.object({ message: z.string(), user: userDetails }),
})

/** How people get in: account check, log-in, sign-up, password reset. */
export const accountsContract = {
  checkExists: endpoint({
    method: 'POST',
    path: '/user/check/exist/',
    summary: 'Returns whether an account has this email, so that a client can offer log in or sign up',
    bodyKinds: FORM_DATA,
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
    summary: 'Logs in with email and password',
    bodyKinds: FORM_DATA,
    body: z.object({ identifier: emailField, password: passwordField, ...origin }),
    secret: ['password'],
    reply: loggedIn,
    errors: ['WrongEmailOrPassword', 'AccountIsDisabled'],
  }),
  getSignUpForm: endpoint({
    method: 'GET',
    path: '/user/register/',
    summary: 'Lists the occupations to choose from at sign-up',
    reply: success(
      z.object({
        occupation_list: z.array(z.object({ id: z.int(), name: z.string(), asks_for_school: z.boolean() })),
      }),
    ),
  }),
  signUp: endpoint({
    method: 'POST',
    path: '/user/register/',
    summary: 'Creates an account, logs in to it and emails a confirmation code',
    bodyKinds: FORM_DATA,
    body: z.object({
      first_name: nameField,
      last_name: nameField,
      email: emailField,
      mobile: optionalText(20),
      country_code: countryField,
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
      referring_domain: optionalText(200),
      gclid: optionalText(200),
      referral_code: optionalText(200),
    }),
    secret: ['password'],
    reply: loggedIn,
    errors: ['EmailIsTaken', 'PasswordIsTooCommon', 'MobileIsNotValid', 'OccupationNotFound'],
  }),
  forgetPassword: endpoint({
    method: 'POST',
    path: '/user/forget-password/',
    summary: 'Emails a password reset link if the account exists; the reply is the same either way',
    bodyKinds: FORM_DATA,
    body: z.object({ identifier: emailField }),
    reply: messageReply,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/user/reset-password/',
    summary: 'Sets a new password with the token of an emailed link, ends all sessions and logs in',
    bodyKinds: FORM_DATA,
    body: z.object({ token: z.string().trim().min(1, '#required').max(200), password: newPasswordField }),
    secret: ['token', 'password'],
    reply: loggedIn,
    errors: ['ResetLinkIsSpent', 'PasswordIsTooCommon'],
  }),
  addAmplitudeDetails: endpoint({
    method: 'POST',
    path: '/user/add_amplitude_details/',
    summary: 'Updates the analytics properties of the current user; sends nothing without a key and consent',
    bodyKinds: FORM_DATA,
    body: z.object({ email: emailField }),
    reply: messageReply,
    errors: ['NotSignedIn', 'NotAllowed'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof accountsContract> {}
}
