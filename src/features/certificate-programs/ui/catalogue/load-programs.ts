import type { Api } from '#contract/client.ts'
import type { Failure } from '#contract/wire.ts'
import { type Listed, listedOf } from '#foundation/catalogue/ui/index.ts'
import type { ProgramCard } from '../../certificate-programs.contract.ts'

export type ListedPrograms = Listed<ProgramCard>

const PAGE_LENGTH = 12
/** Programs are few; whoever asks for more gets so many. */
const MOST = 96

/** The programs up to the address's page: the list is short, so that it comes as a whole. */
export async function loadPrograms(
  api: Api,
  { page = 1, ...of }: { page?: number | undefined; is_mine?: 'true' },
): Promise<ListedPrograms | Failure> {
  const length = Math.min(page * PAGE_LENGTH, MOST)
  const answer = await api('GET /v2/event/course/list/', { query: { ...of, length } })
  return answer.success ? listedOf({ ...answer, is_near_match: false }) : answer
}
