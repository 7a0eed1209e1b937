import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every route of the sitemap, as whole addresses. */
export function routesOfSitemap(): string[] {
  const words = readFileSync(join(import.meta.dirname, '../../src/web/sitemap.ts'), 'utf8')
  const flat = words.replace(/\s+/g, ' ')
  const admin = flat.slice(
    flat.indexOf("route('/admin'"),
    flat.indexOf(']), route(', flat.indexOf("route('/admin'")),
  )
  const paths = (text: string) => [...text.matchAll(/route\( ?'([^']+)'/g)].map(([, path = '']) => path)
  const [top = '', ...inside] = paths(admin)
  return ['/', ...paths(flat.replace(admin, '')), top, ...inside.map((path) => top + path)]
}
