import { authorize, mayReadNumbers } from '#foundation/accounts/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { numbersContract } from '../numbers.contract.ts'
import { daysAskedFor } from './days-asked-for.ts'
import { getNumbers } from './get-numbers.ts'

export function numbersRoutes({ serve, viewers, features }: RouteParts): void {
  const providers = features.flatMap(({ metrics }) => metrics ?? [])

  serve(numbersContract.getNumbers, async ({ db, query, now, language, ...call }) => {
    authorize(mayReadNumbers(await viewers.staff(call)))
    const days = daysAskedFor({ ...query, now })
    return { data: await getNumbers(db, { providers, days, rank: query.rank, language }) }
  })
}
