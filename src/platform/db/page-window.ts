import { ADMIN_LENGTH } from '#contract/wire.ts'

/** The rows of a numbered page (spec section 3, page and length), of a table of the administration where no length is asked for. */
export function pageWindow({
  page = 1,
  length = ADMIN_LENGTH,
}: {
  page?: number | undefined
  length?: number | undefined
}) {
  return { limit: length, offset: (page - 1) * length }
}
