import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

export interface TextViolation {
  rule: string
  from: string
  to: string
  why: string
}

const ENVIRONMENT_HOME = /^src\/platform\/config(?:\.ts$|\/)/
const SQL_HOME = /\.(?:tables|queries)\.ts$|^src\/platform\/db\/|^tests\/support\/|^bench\//
const TOOLING = /^(?:tests|bench|deploy)\//

/** What imports alone don't show: the environment and SQL outside their places, and messages chosen while loading. */
export function textViolations(root: string, paths: string[]): TextViolation[] {
  return paths.flatMap((path) => {
    const source = ts.createSourceFile(
      path,
      readFileSync(join(root, path), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    )
    const found: TextViolation[] = []
    const visit = (node: ts.Node): void => {
      const at = () => `line ${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`
      if (!SQL_HOME.test(path) && isSqlTemplate(node, source)) {
        const why = 'SQL only in *.tables.ts, *.queries.ts and platform/db'
        found.push({ rule: '7-sql-in-tables-and-queries', from: path, to: at(), why })
      }
      if (!TOOLING.test(path) && !ENVIRONMENT_HOME.test(path) && readsEnvironment(node, source)) {
        const why = 'process.env only in platform/config'
        found.push({ rule: '8-environment-in-config', from: path, to: at(), why })
      }
      if (saysAtImport(node, source)) {
        const why = 'a message said while its module loads stays in one language: say it in a function'
        found.push({ rule: '10-words-at-each-request', from: path, to: at(), why })
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
    return found
  })
}

/** `m.words()` outside of any function: it runs once, before there is a request with a language. */
function saysAtImport(node: ts.Node, source: ts.SourceFile): boolean {
  if (!ts.isCallExpression(node) || !/^m(?:\.\w+|\[.+\])$/.test(node.expression.getText(source))) return false
  for (let around = node.parent; !ts.isSourceFile(around); around = around.parent) {
    if (ts.isFunctionLike(around)) return isRunAtOnce(around) && !isInFunction(around.parent)
  }
  return true
}

/** Callbacks of lists run at once: `KINDS.map((kind) => m.words({ kind }))`. */
function isRunAtOnce(node: ts.Node): boolean {
  const call = node.parent
  if (!ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression)) return false
  return /^(?:map|flatMap|forEach|reduce|from|fromEntries)$/.test(call.expression.name.text)
}

const isInFunction = (node: ts.Node): boolean =>
  ts.isFunctionLike(node) || (!ts.isSourceFile(node) && isInFunction(node.parent))

function isSqlTemplate(node: ts.Node, source: ts.SourceFile): boolean {
  return ts.isTaggedTemplateExpression(node) && /^sql\b/.test(node.tag.getText(source))
}

function readsEnvironment(node: ts.Node, source: ts.SourceFile): boolean {
  if (ts.isPropertyAccessExpression(node)) {
    return node.name.text === 'env' && isProcess(node.expression, source)
  }
  if (ts.isElementAccessExpression(node)) {
    return ts.isStringLiteralLike(node.argumentExpression) && node.argumentExpression.text === 'env'
      ? isProcess(node.expression, source)
      : false
  }
  if (ts.isImportDeclaration(node)) {
    return ts.isStringLiteral(node.moduleSpecifier) && /^(?:node:)?process$/.test(node.moduleSpecifier.text)
  }
  return ts.isVariableDeclaration(node) &&
    ts.isObjectBindingPattern(node.name) &&
    node.initializer !== undefined
    ? isProcess(node.initializer, source) && /\benv\b/.test(node.name.getText(source))
    : false
}

function isProcess(node: ts.Node, source: ts.SourceFile): boolean {
  return /^(?:globalThis\.)?process$/.test(node.getText(source))
}
