import { expect, it } from 'vitest'
import { isRouteOfVisitors, withoutAdministration } from './visitors-tree.ts'

const page = (name: string, path: string, parent: string) =>
  `const ${name} = ${name}Import.update({\n  id: '${path}',path: '${path}',getParentRoute: () => ${parent}\n})`

const TREE = [
  "import { Route as rootRouteImport } from './root'",
  "import { Route as FrameImport } from './../features/administration/ui/admin-frame-page'",
  "import { Route as AuditImport } from './../features/administration/ui/admin-audit-page'",
  "import { Route as FrameworkImport } from './pages/framework-page'",
  page('Frame', '/admin', 'rootRouteImport'),
  page('Audit', '/audit', 'Frame'),
  page('Framework', '/framework', 'rootRouteImport'),
  'const FrameChildren = {\n  Audit: Audit\n}',
  'const FrameWithChildren = Frame._addFileChildren(FrameChildren)',
  'const rootRouteChildren = {\n  Frame: FrameWithChildren,Framework: Framework\n}',
  'export const routeTree = rootRouteImport._addFileChildren(rootRouteChildren)',
].join('\n')

it('a visitor is given the tree without what stands behind the door of the administration', () => {
  const left = withoutAdministration(TREE)
  expect(left).toContain("import { Route as FrameImport } from './admin-door'")
  expect(left).toContain("path: '/admin/$'")
  expect(left).toContain('const FrameWithChildren = Frame\n')
  expect(left).toContain(page('Framework', '/framework', 'rootRouteImport'))
  expect(left).not.toMatch(/audit/i)
  expect(left).toContain('const rootRouteChildren = [\n  FrameWithChildren,Framework\n]')
})

it('a tree of another form ends the build, so that nothing is left out unseen', () => {
  expect(() => withoutAdministration(TREE.replace('admin-frame-page', 'frame-page'))).toThrow(
    'names no frame',
  )
  expect(() => withoutAdministration(TREE.replace('() => Frame\n', '() => rootRouteImport\n'))).toThrow(
    'has no page',
  )
})

it('knows the files of pages for visitors, and none of the administration', () => {
  expect(isRouteOfVisitors('/x/src/features/events/ui/catalogue/events-page.tsx')).toBe(true)
  expect(isRouteOfVisitors('/x/src/web/layouts/default-layout.tsx')).toBe(true)
  expect(isRouteOfVisitors('/x/src/features/administration/ui/admin-audit-page.tsx')).toBe(false)
  expect(isRouteOfVisitors('/x/src/features/events/ui/catalogue/events-page.tsx?tsr-split=component')).toBe(
    false,
  )
})
