import { ADMIN_LENGTH } from '#contract/wire.ts'

/** The rows of a numbered page; without a length, those of a page of the administration's tables. */
export function pageWindow({
  page = 1,
  length = ADMIN_LENGTH,
}: {
  page?: number | undefined
  length?: number | undefined
}) {
  return { limit: length, offset: (page - 1) * length }
}
