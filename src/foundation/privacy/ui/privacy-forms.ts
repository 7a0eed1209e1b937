import { fieldAsTyped, fieldText, type PageForm, sentThenTo } from '#contract/page-form.ts'
import type { OwnConsent } from '../privacy.contract.ts'

const PAGE = '/profile/privacy'

export const askForExportForm: PageForm = {
  name: 'data-export',
  send: (api) => sentThenTo(api('POST /v2/user/privacy/export/', { body: {} }), PAGE),
}

export const setConsentForm: PageForm = {
  name: 'own-consent',
  send: (api, fields) =>
    sentThenTo(
      api('POST /v2/user/privacy/consent/', {
        body: {
          subject: fieldText(fields, 'subject') as OwnConsent,
          is_given: fieldText(fields, 'is_given') === 'true',
        },
      }),
      PAGE,
    ),
}

export const askForDeletionForm: PageForm = {
  name: 'account-deletion',
  secret: ['current_password'],
  send: (api, fields) =>
    sentThenTo(
      api('POST /v2/user/privacy/deletion/', {
        body: {
          current_password: fieldAsTyped(fields, 'current_password'),
          // Nothing chosen is refused beside the field.
          keeps_shared: fieldText(fields, 'keeps_shared'),
        },
      }),
      PAGE,
    ),
}

export const keepAccountForm: PageForm = {
  name: 'keep-account',
  send: (api) => sentThenTo(api('POST /v2/user/privacy/deletion/undo/', { body: {} }), PAGE),
}

/** Every form of privacy, for those who post it without JavaScript. */
export const privacyForms: readonly PageForm[] = [
  askForExportForm,
  setConsentForm,
  askForDeletionForm,
  keepAccountForm,
]
