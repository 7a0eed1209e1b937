import { createFileRoute } from '@tanstack/react-router'
import { authHead, loadAuthPage } from './auth-page-parts.ts'
import { AuthSteps } from './auth-steps.tsx'

/** Sign-up as a page (spec section 2, /auth/signup). */
export const Route = createFileRoute('/_basic/auth/signup')({
  loader: ({ context: { api, hasCookie }, location }) =>
    loadAuthPage(api, { hasCookie, address: location.href }),
  head: () => authHead('signup'),
  component: SignupPage,
})

function SignupPage() {
  const { occupations } = Route.useLoaderData()
  return <AuthSteps start="signup" occupations={occupations} />
}
