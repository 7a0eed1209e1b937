import { redirect } from '@tanstack/react-router'
import type { Api } from '#contract/client.ts'
import { nextIn } from './auth-panel.ts'
import type { Occupation } from './auth-panel-props.ts'

export interface AuthPageData {
  occupations: readonly Occupation[] | null
}

/**
 * Loads the data of a page with auth panels. Redirects anyone who is already logged in to where they were going.
 * @throws a redirect
 */
export async function loadAuthPage(
  api: Api,
  { hasCookie, address }: { hasCookie: boolean; address: string },
): Promise<AuthPageData> {
  const [session, form] = await Promise.all([
    hasCookie ? api('GET /user/session/', {}) : null,
    api('GET /user/register/', {}),
  ])
  if (session?.success && session.data) throw redirect({ href: nextIn(address), replace: true })
  return { occupations: form.success ? form.data.occupation_list : null }
}
