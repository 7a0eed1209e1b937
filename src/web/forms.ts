import type { PageForm } from '#contract/page-form.ts'
import { administrationForms } from '#features/administration/ui/admin-forms.ts'
import { certificateForms } from '#features/certificates/ui/certificate-forms.ts'
import { adminEventForms } from '#features/events/ui/admin/admin-event-forms.ts'
import { feedbackForms } from '#features/events/ui/feedback/feedback-forms.ts'
import { filmForms } from '#features/events/ui/film/film-forms.ts'
import { registrationForms } from '#features/events/ui/registering/registration-forms.ts'
import { accountForms } from '#foundation/accounts/ui/account-forms.ts'
import { draftForms } from '#foundation/drafts/ui/draft-forms.ts'
import { moderationForms } from '#foundation/moderation/ui/moderation-forms.ts'

/** Every form that works without JavaScript, by its name. */
export const pageForms: readonly PageForm[] = [
  ...accountForms,
  ...administrationForms,
  ...adminEventForms,
  ...draftForms,
  ...certificateForms,
  ...feedbackForms,
  ...filmForms,
  ...registrationForms,
  ...moderationForms,
]
