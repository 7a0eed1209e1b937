import type { PageForm } from '#contract/page-form.ts'
import { accountForms } from '#foundation/accounts/ui/account-forms.ts'

/** Every form that works without JavaScript, by its name. */
export const pageForms: readonly PageForm[] = [...accountForms]
