// The import rules of ARCHITECTURE.md, with its numbers. scripts/text-rules.ts checks rules 8 and 10, and SQL templates.

const TEST = '[.]test[.]tsx?$'
const TESTING = '/testing/'
const OUTSIDE_SRC = '^(?:seeds|tests|bench|deploy|scripts)/'
const SLICE = '^src/(?:features|foundation)/[^/]+/'
const WIRE = ['^src/contract/', '^src/messages[.]gen/', '(?:^|/)node_modules/zod/']
const SHARED = ['^src/contract/', '^src/messages[.]gen/']
const PUBLIC_APIS = ['^src/$1/$2/', '[.]contract[.]ts$', '/server/index[.]ts$', '/ui/index[.]ts$']
const NODE_POSTGRES = '(?:^|/)node_modules/(?:@types/pg|pg|@electric-sql/pglite)/'
const DRIZZLE = '(?:^|/)node_modules/drizzle-(?:orm|kit)/'
const SQL_HOMES = ['[.](?:tables|queries)[.]ts$', '^src/platform/db/', '^tests/support/']

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  forbidden: [
    // Generated route trees name the router's type and are named by it; no person writes that circle.
    forbid(
      '1-no-cycles',
      'modules must not import each other in a circle',
      {},
      { circular: true, viaOnly: { pathNot: '[.]gen[.]ts$' } },
    ),
    forbid('1-imports-resolve', 'every import must resolve', {}, { couldNotResolve: true }),
    forbid(
      '2-platform-stands-alone',
      'platform imports only platform and the contract words',
      { path: '^src/platform/' },
      { path: '^(?:src|seeds|bench)/', pathNot: ['^src/platform/', ...SHARED] },
    ),
    forbid(
      '2-ui-kit-stands-alone',
      'ui-kit imports only ui-kit and the contract words',
      { path: '^src/ui-kit/' },
      { path: '^(?:src|seeds|bench)/', pathNot: ['^src/ui-kit/', ...SHARED] },
    ),
    forbid(
      '3-foundation-below-features',
      'foundation never imports features',
      { path: '^src/foundation/' },
      { path: '^src/features/' },
    ),
    forbid(
      '3-slices-below-compositions',
      'features and foundation never import server/ or web/',
      { path: SLICE },
      { path: '^src/(?:server|web)/' },
    ),
    forbid(
      '4-neighbours-by-their-public-api',
      'neighbours meet only through *.contract.ts, server/index.ts or ui/index.ts',
      { path: '^src/(features|foundation)/([^/]+)/', pathNot: [TEST, TESTING] },
      { path: SLICE, pathNot: PUBLIC_APIS },
    ),
    forbid(
      '4-tests-use-neighbours-factories',
      "tests and factories may also use a neighbour's testing/, nothing deeper",
      {
        path: [
          '^src/(features|foundation)/([^/]+)/.*[.]test[.]tsx?$',
          '^src/(features|foundation)/([^/]+)/testing/',
        ],
      },
      { path: SLICE, pathNot: [...PUBLIC_APIS, TESTING] },
    ),
    forbid(
      '5-pages-know-only-the-wire',
      'ui/ and web/ never import server/, testing/ or platform/, not even for types',
      { path: ['^src/web/', `${SLICE}ui/`] },
      { path: ['^src/(?:server|platform)/', `${SLICE}(?:server|testing)/`] },
    ),
    forbid(
      '6-contracts-import-contracts',
      'contracts import contracts, src/contract and zod',
      { path: '[.]contract[.]ts$' },
      { pathNot: ['[.]contract[.]ts$', ...WIRE] },
    ),
    forbid(
      '6-contract-room-stands-alone',
      'src/contract imports only itself and zod',
      { path: '^src/contract/', pathNot: TEST },
      { pathNot: WIRE },
    ),
    forbid(
      '6-policies-import-contracts',
      'policies import contracts and policies',
      { path: '[.]policy[.]ts$' },
      { pathNot: ['[.](?:contract|policy)[.]ts$', ...WIRE] },
    ),
    forbid(
      '7-drizzle-in-tables-and-queries',
      'drizzle only in *.tables.ts, *.queries.ts and platform/db',
      { pathNot: SQL_HOMES },
      { path: DRIZZLE },
    ),
    // A benchmark measures against bare node-postgres, so it may hold a connection of its own.
    forbid(
      '7-connections-in-platform-db',
      'pg and PGlite only in *.tables.ts, *.queries.ts and platform/db',
      { pathNot: [...SQL_HOMES, '^bench/'] },
      { path: NODE_POSTGRES },
    ),
    forbid(
      '9-production-without-tests',
      'production code never imports tests, factories or seeds',
      { path: '^src/', pathNot: [TEST, TESTING] },
      { path: [OUTSIDE_SRC, TESTING, TEST] },
    ),
    forbid(
      '11-no-other-programs',
      'production code starts no other program and runs no code from text: what people write can never become either',
      { path: '^src/', pathNot: [TEST, TESTING] },
      { path: '^(?:node:)?(?:child_process|vm|repl)$' },
    ),
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^src/messages[.]gen/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types', 'node'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
}
