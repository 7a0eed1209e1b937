import type { Viewers } from '#foundation/accounts/server/index.ts'
import type { Serve } from '#platform/http/serve.ts'
import { startContract } from '../../start.contract.ts'
import { getStart, type WaitingPart } from './get-start.ts'

export function startRoutes(
  serve: Serve,
  { viewers, parts }: { viewers: Viewers; parts: readonly WaitingPart[] },
): void {
  serve(startContract.getStart, async ({ db, language, now, ...call }) => {
    const viewer = await viewers.staff(call)
    return { data: await getStart(db, { viewer, parts, language, now }) }
  })
}
