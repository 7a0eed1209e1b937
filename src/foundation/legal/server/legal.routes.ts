import type { RouteParts } from '#foundation/feature.ts'
import { legalContract } from '../legal.contract.ts'
import { getLegalText } from './get-legal-text.ts'

export function legalRoutes({ serve }: RouteParts): void {
  serve(legalContract.getLegalText, async ({ params, query }) => {
    return { data: await getLegalText({ ...params, ...query }) }
  })
}
