export { insertTermLinks, replaceTermLinks, selectTermLinks } from './term-links.queries.ts'
export { termLinkTable } from './term-links.tables.ts'
