import { createFileRoute } from '@tanstack/react-router'
import { loadAuthPage } from './auth-page-parts.ts'
import { AuthSteps } from './auth-steps.tsx'

/** The auth dialog as a page: works without JavaScript (spec section 2, /auth). */
export const Route = createFileRoute('/_basic/auth')({
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context: { api, hasCookie }, location }) =>
    loadAuthPage(api, { hasCookie, address: location.href }),
  component: AuthPage,
})

function AuthPage() {
  const { occupations } = Route.useLoaderData()
  return <AuthSteps start="check" occupations={occupations} />
}
