import type { Api } from '#contract/client.ts'
import type { Failure } from '#contract/wire.ts'
import { CREATOR_LENGTH, type ResourceCard } from '../../resource-card.contract.ts'

export interface CreatorListed {
  items: ResourceCard[]
  total: number
}

/** Loads the input of `CreatorResources`: five resources of a creator at a time. */
export async function loadCreatorResources(
  api: Api,
  { creator_id, after }: { creator_id: number; after?: number },
): Promise<CreatorListed | Failure> {
  const answer = await api('POST /v2/resource/list/', {
    body: { type: 3, creator_id, length: CREATOR_LENGTH, after },
  })
  return answer.success ? { items: answer.data, total: answer.recordsTotal } : answer
}
