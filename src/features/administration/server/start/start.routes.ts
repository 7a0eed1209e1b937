import type { RouteParts } from '#foundation/feature.ts'
import { startContract } from '../../start.contract.ts'
import { getStart } from './get-start.ts'

export function startRoutes({ serve, viewers, features }: RouteParts): void {
  serve(startContract.getStart, async ({ db, language, now, ...call }) => {
    const viewer = await viewers.staff(call)
    return { data: await getStart(db, { viewer, features, language, now }) }
  })
}
