import type { Api } from '#contract/client.ts'
import type { TextLanguage } from '#contract/language.ts'
import {
  type Fields,
  fieldAsTyped,
  fieldLast,
  fieldText,
  type PageForm,
  type Sent,
  sentThenTo,
} from '#contract/page-form.ts'
import type { Failure } from '#contract/wire.ts'
import type { InvitationPreview } from '../../invitations.contract.ts'

/** The heading above the invited people. */
export const INVITED_ID = 'invited'

/** The field with the preview of a list, for the page. */
export const PREVIEW_FIELD = 'preview'
/** The uploaded file of a previewed list, for the second submit without JavaScript. */
export const KEPT_FILE = 'kept_upload'

/** The value of the button that sends; any other previews the list. */
export const SEND = 'send'

interface List {
  addresses?: string
  upload_id?: string
  email_column?: string
  name_column?: string
}

/** Previews a list first, and invites its people on the second submit. */
async function sendList(
  api: Api,
  { fields, address, list }: { fields: Fields; address: string; list: List },
): Promise<Sent | Failure> {
  const body = { id: fieldText(fields, 'id'), ...list }
  if (fieldText(fields, 'action') === SEND) {
    const language = fieldText(fields, 'language') as '' | TextLanguage
    const call = api('POST /program/invitation/send/', {
      body: { ...body, ...(language !== '' && { language }) },
    })
    return sentThenTo(call, invitedPart(address))
  }
  const answer = await api('POST /program/invitation/preview/', { body })
  if (!answer.success) return answer
  const { email_column, name_column } = answer.data
  return {
    success: true,
    show: {
      [PREVIEW_FIELD]: JSON.stringify(answer.data),
      ...(list.upload_id !== undefined && {
        [KEPT_FILE]: list.upload_id,
        email_column: String(email_column),
        name_column: String(name_column),
      }),
    },
  }
}

/** Newest first: drops the list's own search. */
const invitedPart = (address: string) => `${address.split(/[?#]/)[0]}#${INVITED_ID}`

export const inviteTypedForm: PageForm = {
  name: 'invite-typed',
  send: (api, fields, { address }) =>
    sendList(api, { fields, address, list: { addresses: fieldAsTyped(fields, 'addresses') } }),
}

export const inviteFileForm: PageForm = {
  name: 'invite-file',
  files: ['upload_id'],
  async send(api, fields, { address }) {
    const list = {
      upload_id: fieldLast(fields, 'upload_id') || fieldText(fields, KEPT_FILE),
      email_column: fieldText(fields, 'email_column'),
      name_column: fieldText(fields, 'name_column'),
    }
    const sent = await sendList(api, { fields, address, list })
    if (sent.success) return sent
    // This form has no such field.
    const errors = sent.errors.map((error) =>
      error.field === 'addresses' ? { ...error, field: 'upload_id' } : error,
    )
    return { ...sent, errors }
  },
}

export const stopForm: PageForm = {
  name: 'stop-invitations',
  send(api, fields, { address }) {
    const query = { token: fieldText(fields, 'token') }
    return sentThenTo(api('POST /program/invitation/stop/', { query, body: {} }), address)
  },
}

/** The preview of a list, if the page has one. */
export function previewIn(shown: string | undefined): InvitationPreview | undefined {
  return shown ? (JSON.parse(shown) as InvitationPreview) : undefined
}

export const invitingForms: readonly PageForm[] = [inviteTypedForm, inviteFileForm, stopForm]
