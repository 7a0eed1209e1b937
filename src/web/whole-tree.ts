/** Every page, the administration's too: a browser fetches it where its document is one of those. */
export { routeTree } from './route-tree.gen.ts'
