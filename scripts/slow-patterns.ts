import { check } from 'recheck'
import ts from 'typescript'

/** Patterns that are slow for texts that they never receive. */
export const SLOW_ALLOWED: readonly [pattern: string, why: string][] = [
  [String.raw`/\/+$/`, "an address of this device's own browser, or of the operator's settings"],
  [String.raw`/(?:<p><\/p>)+$/`, "reads a person's own text in their own browser"],
  [
    String.raw`/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi`,
    'reads our own pages, in which each `<` that people wrote is escaped',
  ],
  [
    String.raw`/^[\s\uFEFF]*<(?:!doctype|!--|\?xml|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|svg)[\s>/-]|<svg[\s>]|<script[\s>]/i`,
    'takes too long to be checked; reads the first kilobytes of a file, and its run of blanks begins at its start alone',
  ],
  [String.raw`/\s*\(.*\)\s*/`, 'reads the names of terms, at most 100 letters (MOST_TERM_LETTERS)'],
  [
    String.raw`/(?:https?:\/\/|www\.)[^\s<>"']+|(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+(?:(?:com|org|net|edu|gov|info|biz|xyz|site|online|shop|store|app|dev|link|club|blog|website|in|co|me|io|ai|tv|uk|ly|gg)(?![\p{L}\p{N}])|\p{L}{2,}\/)[^\s<>"']*/giu`,
    'takes too long to be checked; begins where a run of letters begins, and each dot ends one of its names',
  ],
  [
    String.raw`/(?<=[.!?…।॥]["”’')\]]*)(?<!\b(?:Dr|Mr|Mrs|Ms|St|Prof|No|vs|e\.g|i\.e)\.)\s+/u`,
    'reads at most 2,000 letters (MOST_TYPED)',
  ],
]

interface Pattern {
  path: string
  line: number
  pattern: string
}

/** The patterns in a file's code. */
export function patternsIn(path: string, text: string): Pattern[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: Pattern[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
      found.push({ path, line, pattern: node.text })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Milliseconds for one pattern on a busy machine; most take a few. */
const PATIENCE_MS = 30_000

/** Why a pattern can block the process; undefined if its time grows no faster than the text. */
export async function whySlow(pattern: string): Promise<string | undefined> {
  const end = pattern.lastIndexOf('/')
  const result = await check(pattern.slice(1, end), pattern.slice(end + 1), { timeout: PATIENCE_MS })
  if (result.status === 'safe') return undefined
  if (result.status === 'unknown') return `could not be checked: ${result.error.kind}`
  return `${result.complexity.summary}, such as by ${result.attack.pattern}`
}
