import type { PageForm } from '#contract/page-form.ts'
import {
  accountCheckForm,
  forgotPasswordForm,
  logInForm,
  logOutForm,
  resetPasswordForm,
  signUpForm,
} from './auth/auth-forms.ts'

/** The forms of this folder, listed so that they work when posted without JavaScript. */
export const accountForms: readonly PageForm[] = [
  accountCheckForm,
  logInForm,
  signUpForm,
  forgotPasswordForm,
  resetPasswordForm,
  logOutForm,
]
