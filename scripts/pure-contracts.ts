import type { Plugin } from 'vite'

const CONTRACT = /\/src\/(contract\/[\w-]+|.+\.contract)\.ts$/

/**
 * Marks the schemas that a contract creates while it loads as free of side effects. A page that uses one value of a
 * contract then loads nothing else of it: without this, a single length cost 90 kB of schemas.
 */
export const pureContracts: Plugin = {
  name: 'pure-contracts',
  apply: 'build',
  transform: {
    filter: { id: CONTRACT },
    handler(code) {
      if (this.environment.name !== 'client') return null
      const made = this.parse(code).body.flatMap((statement) => {
        const told = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
        return told?.type === 'VariableDeclaration' ? told.declarations.map(({ init }) => init) : []
      })
      let pure = code
      for (const init of made.reverse()) {
        if (init?.type !== 'CallExpression' && init?.type !== 'ObjectExpression') continue
        pure = `${pure.slice(0, init.start)}/* @__PURE__ */ (() => (${pure.slice(init.start, init.end)}))()${pure.slice(init.end)}`
      }
      return { code: pure, map: null }
    },
  },
}
