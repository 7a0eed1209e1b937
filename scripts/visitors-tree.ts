import type { Plugin } from 'vite'
import { pages, sitemap } from '../src/web/sitemap.ts'

const TREE = /route-tree\.gen\.ts$/
const WHOLE = '?whole'
const FRAME = /^import \{ Route as (\w+)Import \} from '[^']*\/admin-frame-page'$/m

/**
 * Gives visitors' browsers a tree of routes without the pages of the administration: each page is told in the first
 * file of every page, and those are as many as all others. `web/whole-tree.ts` gets the tree with all of them.
 */
export const visitorsTree: Plugin = {
  name: 'visitors-tree',
  enforce: 'pre',
  async resolveId(source, importer) {
    const isWhole = TREE.test(source) && /\/web\/whole-tree\.ts$/.test(importer ?? '')
    if (!isWhole || this.environment.name !== 'client') return null
    const tree = await this.resolve(source, importer)
    return tree && `${tree.id}${WHOLE}`
  },
  transform(code, id) {
    if (this.environment.name !== 'client' || !TREE.test(id)) return null
    return withoutAdministration(code)
  },
}

/**
 * The source of the tree with a door in place of the administration's frame, and nothing behind it. Pages are listed
 * without the names that only types need: they were half a kilobyte of every first load.
 */
export function withoutAdministration(tree: string): string {
  const frame = FRAME.exec(tree)?.[1]
  if (!frame) throw new Error('the tree of routes names no frame of the administration')
  const pages = [...tree.matchAll(/^const (\w+) =\s+\w+Import\.update\(\s*\{[^}]*\}(?: as any)?,?\s*\);?$/gm)]
  const isBehind = new RegExp(`getParentRoute: \\(\\) => ${frame}\\b`)
  const behind = pages.filter(([page]) => isBehind.test(page))
  if (behind.length === 0) throw new Error('the tree of routes has no page of the administration')
  let left = tree
  for (const [page, name] of behind) {
    left = left.replace(page, '').replace(new RegExp(`^import .*\\b${name}Import\\b.*$`, 'm'), '')
  }
  return left
    .replace(FRAME, `import { Route as ${frame}Import } from './admin-door'`)
    .replace(new RegExp(`^const ${frame}Children\\b[^{]*\\{[^}]*\\}$`, 'm'), '')
    .replace(new RegExp(`^(const ${frame}WithChildren =)[^)]*\\)$`, 'm'), `$1 ${frame}`)
    .replace("path: '/admin',", () => "path: '/admin/$',")
    .replace(
      /^(const \w+Children\b[^{]*)\{([^}]*)\}$/gm,
      (_, start, children) => `${start}[${children.replace(/\w+:\s+/g, '')}]`,
    )
}

const visitorsFiles = [
  ...sitemap.map(({ file }) => file),
  ...pages.filter(({ path }) => !path.startsWith('/admin')).map(({ file }) => file),
]

/** Whether a module is where such a page says its address; not the page itself, which is fetched when it is opened. */
export const isRouteOfVisitors = (id: string) => visitorsFiles.some((file) => id.endsWith(`/src/${file}`))
