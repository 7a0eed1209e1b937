import { createFileRoute } from '@tanstack/react-router'
import { loadAuthPage } from './auth-page-parts.ts'
import { AuthSteps } from './auth-steps.tsx'
import { unlistedHead } from './unlisted-head.ts'

/** Sign-up as a page (spec section 2, /auth/signup). */
export const Route = createFileRoute('/_basic/auth/signup')({
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context: { api, hasCookie }, location }) =>
    loadAuthPage(api, { panel: 'signup', hasCookie, address: location.href }),
  head: ({ loaderData }) => unlistedHead(loaderData?.title),
  component: SignupPage,
})

function SignupPage() {
  const { occupations } = Route.useLoaderData()
  return <AuthSteps start="signup" occupations={occupations} />
}
