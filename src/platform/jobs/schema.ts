/** The schema in which pg-boss keeps its tables, beside ours. */
export const SCHEMA = 'pgboss'
