import { createFileRoute } from '@tanstack/react-router'
import { loadAuthPage } from './auth-page-parts.ts'
import { readAuthSearch } from './auth-search.ts'
import { AuthSteps } from './auth-steps.tsx'

export const Route = createFileRoute('/_basic/auth/signup')({
  validateSearch: readAuthSearch,
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context: { api, hasCookie }, location }) =>
    loadAuthPage(api, { hasCookie, address: location.href }),
  component: SignupPage,
})

function SignupPage() {
  const { occupations } = Route.useLoaderData()
  return <AuthSteps start="signup" occupations={occupations} />
}
