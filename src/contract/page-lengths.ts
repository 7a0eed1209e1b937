/** Rows on a page of an administrators' table. Apart from the wire's shapes, since pages know it without zod. */
export const ADMIN_LENGTH = 25
