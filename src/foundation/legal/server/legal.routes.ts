import type { Serve } from '#platform/http/serve.ts'
import { legalContract } from '../legal.contract.ts'
import { getLegalText } from './get-legal-text.ts'

export function legalRoutes(serve: Serve): void {
  serve(legalContract.getLegalText, async ({ params, query }) => {
    return { data: await getLegalText({ ...params, ...query }) }
  })
}
