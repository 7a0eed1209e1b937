import type { Api } from '#contract/client.ts'
import { pageCannotShow } from '#ui-kit/page-failure.ts'
import type { AwarenessProgram } from '../../awareness-programs.contract.ts'
import type { Subscription } from '../../subscriptions.contract.ts'

export interface Area {
  programs: AwarenessProgram[]
  campaigns: Subscription[]
}

/** Every program, and the campaigns of whoever is signed in. */
export async function loadArea(api: Api, isSignedIn: Promise<boolean>): Promise<Area> {
  const [programs, own] = await Promise.all([
    api('GET /program/program/', { query: { length: 100 } }),
    isSignedIn.then((isIn) =>
      isIn ? api('GET /program/subscription/', { query: { user: 'me', length: 100 } }) : null,
    ),
  ])
  if (!programs.success) return pageCannotShow(programs)
  if (own && !own.success && own.status !== 401) return pageCannotShow(own)
  return { programs: programs.data, campaigns: own?.success ? own.data : [] }
}
