import { notFound } from '@tanstack/react-router'
import type { Api } from '#contract/client.ts'
import { pageCannotShow } from '#ui-kit/page-failure.ts'
import type { ProgramDetails } from '../../certificate-programs.contract.ts'

/** The program of a page; not found for an invalid id. */
export async function loadProgram(api: Api, id: string): Promise<ProgramDetails> {
  const details = await api('GET /v2/event/course/modules/{id}/', { params: { id } })
  if (details.success) return details.data
  if (details.status === 422) throw notFound()
  return pageCannotShow(details)
}
