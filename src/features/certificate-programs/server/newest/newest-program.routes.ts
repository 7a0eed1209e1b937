import type { RouteParts } from '#foundation/feature.ts'
import { newestProgramContract } from '../../newest-program.contract.ts'
import { programAddress } from '../../program-address.contract.ts'
import { selectNewestProgram } from './newest-program.queries.ts'

export function newestProgramRoutes({ serve }: RouteParts): void {
  serve(newestProgramContract.getNewestProgram, async ({ db, language }) => {
    const newest = await selectNewestProgram(db, language)
    return { data: newest ? { ...newest, address: programAddress(newest) } : null }
  })
}
