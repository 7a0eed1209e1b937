import { createFileRoute } from '@tanstack/react-router'
import { authHead, loadAuthPage } from './auth-page-parts.ts'
import { AuthSteps } from './auth-steps.tsx'

/** The auth dialog as a page: works without JavaScript (spec section 2, /auth). */
export const Route = createFileRoute('/_basic/auth')({
  loader: ({ context: { api, hasCookie }, location }) =>
    loadAuthPage(api, { hasCookie, address: location.href }),
  head: () => authHead('check'),
  component: AuthPage,
})

function AuthPage() {
  const { occupations } = Route.useLoaderData()
  return <AuthSteps start="check" occupations={occupations} />
}
