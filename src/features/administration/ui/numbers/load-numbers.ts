import type { Api } from '#contract/client.ts'
import type { WireError } from '#contract/wire.ts'
import { staffOnly } from '#foundation/admin-kit/ui/index.ts'
import { type Numbers, RANGES, RANKED } from '#foundation/numbers/numbers.contract.ts'

/** What the page's address says. */
export interface NumbersSearch {
  days?: string | undefined
  from?: string | undefined
  until?: string | undefined
  /** The metric that its group of things is put in order by. */
  sort?: string | undefined
}

export interface LoadedNumbers {
  /** Null for days that can't be shown. */
  numbers: Numbers | null
  errors: readonly WireError[]
}

/** The numbers of the days in the address; whatever else stands there counts as not given. */
export async function loadNumbers(
  api: Api,
  { days, from, until, sort }: NumbersSearch,
): Promise<LoadedNumbers> {
  const query = {
    days: RANGES.find((known) => String(known) === days),
    from,
    until,
    rank: RANKED.find((known) => known === sort),
  }
  const answer = await api('GET /v2/admin/numbers/', { query })
  if (answer.success) return { numbers: answer.data, errors: [] }
  return answer.status === 422 ? { numbers: null, errors: answer.errors } : staffOnly(answer)
}
