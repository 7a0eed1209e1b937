import { z } from 'zod'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import { newPasswordField, passwordField } from '#contract/fields.ts'
import { messageReply, success } from '#contract/wire.ts'
import { userDetails } from './accounts.contract.ts'

export const session = z.object({
  id: z.uuid(),
  /** The browser and system by its User-Agent, such as "Chrome on Android". */
  device: z.string(),
  /** ISO 8601 in UTC. */
  created: z.string(),
  last_seen: z.string(),
  is_current: z.boolean(),
})
export type Session = z.output<typeof session>

/** The person's sessions, and the password and emailed code by which they prove who they are. */
export const sessionsContract = {
  logOut: endpoint({
    method: 'POST',
    path: '/user/logout/',
    summary: 'Ends the current session',
    bodyKinds: FORM_DATA,
    body: z.object({}),
    reply: success(z.object({ message: z.string(), redirect_to: z.string() })),
  }),
  getSession: endpoint({
    method: 'GET',
    path: '/user/session/',
    summary: 'Returns the user of this cookie or token; null for a visitor',
    reply: success(userDetails.nullable()),
  }),
  sendEmailCode: endpoint({
    method: 'POST',
    path: '/user/email-code/send/',
    summary: 'Emails the current user a new six-digit confirmation code',
    bodyKinds: FORM_DATA,
    body: z.object({}),
    reply: messageReply,
    errors: ['NotSignedIn', 'EmailIsVerified'],
  }),
  verifyEmail: endpoint({
    method: 'POST',
    path: '/user/email-code/verify/',
    summary:
      "Confirms the current user's email with the emailed code, which is valid for 10 minutes and 5 attempts",
    bodyKinds: FORM_DATA,
    body: z.object({ code: z.string().trim().min(1, '#required').max(20) }),
    reply: success(z.object({ message: z.string(), user: userDetails })).extend({ token: z.string() }),
    errors: ['NotSignedIn', 'CodeIsWrong', 'CodeIsSpent', 'EmailIsVerified'],
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/user/change-password/',
    summary: "Changes the current user's password and ends all other sessions",
    bodyKinds: FORM_DATA,
    body: z.object({ current_password: passwordField, password: newPasswordField }),
    secret: ['current_password', 'password'],
    reply: messageReply,
    errors: ['NotSignedIn', 'WrongPassword', 'PasswordIsTooCommon'],
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/user/session/list/',
    summary: "Lists the current user's sessions, latest first",
    reply: success(z.array(session)),
    errors: ['NotSignedIn'],
  }),
  endSession: endpoint({
    method: 'POST',
    path: '/user/session/end/',
    summary: 'Ends one session of the current user, or all except this one',
    bodyKinds: FORM_DATA,
    body: z.object({ id: z.union([z.uuid(), z.literal('others')]) }),
    reply: messageReply,
    errors: ['NotSignedIn', 'SessionNotFound'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof sessionsContract> {}
}
