import { ADMIN_LENGTH } from '#contract/wire.ts'

/** The row range of a numbered page. The default length is that of the admin tables. */
export function pageWindow({
  page = 1,
  length = ADMIN_LENGTH,
}: {
  page?: number | undefined
  length?: number | undefined
}) {
  return { limit: length, offset: (page - 1) * length }
}
