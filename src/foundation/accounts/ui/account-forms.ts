import type { PageForm } from '#contract/page-form.ts'
import {
  accountCheckForm,
  forgotPasswordForm,
  logInForm,
  logOutForm,
  resetPasswordForm,
  signUpForm,
} from './auth/auth-forms.ts'

/** Every form of accounts, for those who post it without JavaScript. */
export const accountForms: readonly PageForm[] = [
  accountCheckForm,
  logInForm,
  signUpForm,
  forgotPasswordForm,
  resetPasswordForm,
  logOutForm,
]
