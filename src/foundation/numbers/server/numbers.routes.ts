import { authorize, mayReadNumbers, type Viewers } from '#foundation/accounts/server/index.ts'
import type { Serve } from '#platform/http/serve.ts'
import { numbersContract } from '../numbers.contract.ts'
import { daysAskedFor } from './days-asked-for.ts'
import { getNumbers } from './get-numbers.ts'
import type { NumbersPart } from './numbers-part.ts'

export interface NumbersParts {
  viewers: Viewers
  parts: readonly NumbersPart[]
}

export function numbersRoutes(serve: Serve, { viewers, parts }: NumbersParts): void {
  serve(numbersContract.getNumbers, async ({ db, query, now, language, ...call }) => {
    authorize(mayReadNumbers(await viewers.staff(call)))
    const days = daysAskedFor({ ...query, now })
    return { data: await getNumbers(db, { parts, days, rank: query.rank, language }) }
  })
}
