import { createFileRoute, useRouter } from '@tanstack/react-router'
import { m } from '#messages/messages.js'
import { PlainLink } from '#ui-kit/address-link.tsx'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { NewPasswordField } from '../fields/password-fields.tsx'
import { AuthCard } from './auth-card.tsx'
import { resetPasswordForm } from './auth-forms.ts'
import type { AuthPageData } from './auth-page-parts.ts'
import panels from './auth-panels.module.css'
import { AuthSteps } from './auth-steps.tsx'
import { useLoggedIn } from './use-logged-in.ts'

/** With the token from an emailed link, people choose a new password here; without one, they request the link. */
export const Route = createFileRoute('/_basic/auth/reset-password/{-$token}')({
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ context: { api } }): Promise<AuthPageData> => {
    const form = await api('GET /user/register/', {})
    return { occupations: form.success ? form.data.occupation_list : null }
  },
  component: ResetPasswordPage,
})

function ResetPasswordPage() {
  const { token } = Route.useParams()
  const { occupations } = Route.useLoaderData()
  return token ? <NewPassword /> : <AuthSteps start="forgot" occupations={occupations} />
}

/** The form for the new password. Opening the link changes nothing, because mail scanners open links. */
function NewPassword() {
  const router = useRouter()
  const loggedIn = useLoggedIn()
  return (
    <AuthCard title={m.auth_title_reset()}>
      <div className={panels.panel}>
        <p>{m.auth_reset_lead()}</p>
        <Form
          form={resetPasswordForm}
          className={panels.form}
          onSent={async ({ goTo = '/' }) => {
            await loggedIn({ email: '', isNew: false })
            await router.navigate({ href: goTo, replace: true })
          }}
        >
          <NewPasswordField label={m.auth_new_password()} isFirst />
          <SubmitButton isWide>{m.auth_reset_button()}</SubmitButton>
        </Form>
        <PlainLink href="/auth/reset-password" className={panels.link}>
          {m.auth_reset_again()}
        </PlainLink>
      </div>
    </AuthCard>
  )
}
