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
    summary: 'Ends the session of this browser',
    bodyKinds: FORM_DATA,
    body: z.object({}),
    reply: success(z.object({ message: z.string(), redirect_to: z.string() })),
  }),
  getSession: endpoint({
    method: 'GET',
    path: '/user/session/',
    summary: 'Who is signed in with this cookie or token; null for a visitor',
    reply: success(userDetails.nullable()),
  }),
  sendEmailCode: endpoint({
    method: 'POST',
    path: '/user/email-code/send/',
    summary: 'Mails a new six-digit code to the own address',
    bodyKinds: FORM_DATA,
    body: z.object({}),
    reply: messageReply,
    errors: ['NotSignedIn', 'EmailIsVerified'],
  }),
  verifyEmail: endpoint({
    method: 'POST',
    path: '/user/email-code/verify/',
    summary: 'Proves the own address by the code that was mailed to it: 10 minutes, 5 tries',
    bodyKinds: FORM_DATA,
    body: z.object({ code: z.string().trim().min(1, '#required').max(20) }),
    reply: success(z.object({ message: z.string(), user: userDetails })).extend({ token: z.string() }),
    errors: ['NotSignedIn', 'CodeIsWrong', 'CodeIsSpent', 'EmailIsVerified'],
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/user/change-password/',
    summary: 'Changes the own password and ends every other session',
    bodyKinds: FORM_DATA,
    body: z.object({ current_password: passwordField, password: newPasswordField }),
    secret: ['current_password', 'password'],
    reply: messageReply,
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
    bodyKinds: FORM_DATA,
    body: z.object({ id: z.union([z.uuid(), z.literal('others')]) }),
    reply: messageReply,
    errors: ['NotSignedIn', 'SessionNotFound'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof sessionsContract> {}
}
