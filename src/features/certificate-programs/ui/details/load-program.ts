import type { Api } from '#contract/client.ts'
import { pageCannotShow } from '#ui-kit/page-failure.ts'
import type { ProgramDetails } from '../../certificate-programs.contract.ts'

/** The program of a page; not found for an invalid id. */
export async function loadProgram(api: Api, id: string): Promise<ProgramDetails> {
  const details = await api('GET /v2/event/course/modules/{id}/', { params: { id } })
  return details.success ? details.data : pageCannotShow(details)
}
