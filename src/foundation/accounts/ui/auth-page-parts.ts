import { redirect } from '@tanstack/react-router'
import type { Api } from '#contract/client.ts'
import { product } from '#contract/product.ts'
import { m } from '#messages/messages.js'
import { type AuthPanel, nextIn, titleOf } from './auth-panel.ts'
import type { Occupation } from './auth-panel-props.ts'

/**
 * What a page of the auth panels needs. Who is signed in is sent on to where they were going.
 * @throws a redirect
 */
export async function loadAuthPage(
  api: Api,
  { hasCookie, address }: { hasCookie: boolean; address: string },
): Promise<{ occupations: readonly Occupation[] | null }> {
  const [session, form] = await Promise.all([
    hasCookie ? api('GET /user/session/', {}) : null,
    api('GET /user/register/', {}),
  ])
  if (session?.success && session.data) throw redirect({ href: nextIn(address), replace: true })
  return { occupations: form.success ? form.data.occupation_list : null }
}

export function authHead(panel: AuthPanel | 'reset') {
  const title = panel === 'reset' ? m.auth_title_reset() : titleOf(panel)
  return {
    meta: [
      { title: m.page_title({ page: title, product: product.name }) },
      { name: 'robots', content: 'noindex' },
    ],
  }
}
