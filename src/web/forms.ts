import type { PageForm } from '#contract/page-form.ts'
import { feedbackForms } from '#features/events/ui/feedback-forms.ts'
import { accountForms } from '#foundation/accounts/ui/account-forms.ts'
import { moderationForms } from '#foundation/moderation/ui/moderation-forms.ts'

/** Every form that works without JavaScript, by its name. */
export const pageForms: readonly PageForm[] = [...accountForms, ...feedbackForms, ...moderationForms]
