/** Above this, a total is not counted on. Pages read it too, so it stands where no zod is. */
export const RECORDS_TOTAL_CAP = 10_000
