import { createFileRoute } from '@tanstack/react-router'
import { loadAuthPage } from './auth-page-parts.ts'
import { readAuthSearch } from './auth-search.ts'
import { AuthSteps } from './auth-steps.tsx'

/** The auth dialog as a page, which works without JavaScript. */
export const Route = createFileRoute('/_basic/auth')({
  validateSearch: readAuthSearch,
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context: { api, hasCookie }, location }) =>
    loadAuthPage(api, { hasCookie, address: location.href }),
  component: AuthPage,
})

function AuthPage() {
  const { occupations } = Route.useLoaderData()
  return <AuthSteps start="check" occupations={occupations} />
}
