import { redirect } from '@tanstack/react-router'
import type { Api } from '#contract/client.ts'
import { product } from '#contract/product.ts'
import { m } from '#messages/messages.js'
import { type AuthPanel, nextIn, titleOf } from './auth-panel.ts'
import type { Occupation } from './auth-panel-props.ts'

export interface AuthPageData {
  /** Made by the loader, whose words come with the page's code: the first load of other pages carries none of them. */
  title: string
  occupations: readonly Occupation[] | null
}

/**
 * What a page of the auth panels needs. Who is signed in is sent on to where they were going.
 * @throws a redirect
 */
export async function loadAuthPage(
  api: Api,
  { panel, hasCookie, address }: { panel: AuthPanel; hasCookie: boolean; address: string },
): Promise<AuthPageData> {
  const [session, form] = await Promise.all([
    hasCookie ? api('GET /user/session/', {}) : null,
    api('GET /user/register/', {}),
  ])
  if (session?.success && session.data) throw redirect({ href: nextIn(address), replace: true })
  return { title: pageTitle(panel), occupations: form.success ? form.data.occupation_list : null }
}

export function pageTitle(panel: AuthPanel | 'reset'): string {
  const page = panel === 'reset' ? m.auth_title_reset() : titleOf(panel)
  return m.page_title({ page, product: product.name })
}
