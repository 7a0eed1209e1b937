import ts from 'typescript'

export interface CodeWords {
  path: string
  line: number
  words: string
  why: string
}

/** Attributes and properties whose text is shown or read out. */
const READ =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|title|label|legend|help|note|summary|caption|heading|lead|text|words|message|sentence|description|(?:shown|count|empty|failed)(?:Text|Title))$/
/** Two letters of any script: a single one is a sign, such as the x of 2x. */
const WORDS = /\p{L}{2,}/u
/** It has a capital, a space and the end of a sentence. */
const SENTENCE = /^\P{L}*\p{Lu}\p{L}*[ ,].*\p{L}.*[.!?…]\s*$/su
const LOG = /(?:^|\.)(?:log|console|logger)\.\w+$/

/** Texts for people that are in code and not in `messages/`. */
export function wordsInCode(path: string, text: string): CodeWords[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: CodeWords[] = []
  const seen = new Set<ts.Node>()
  const visit = (node: ts.Node): void => {
    if (isForProgrammers(node, source)) return
    if (ts.isJsxText(node)) keep(node, node.text, 'text of a page')
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) said(node.expression, 'text of a page')
    const name = nameOf(node, source)
    if (name !== undefined && READ.test(name)) said(givenTo(node), `“${name}” is read by people`)
    if (textOf(node) !== undefined && SENTENCE.test(textOf(node) ?? '')) said(node, 'a sentence')
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found

  function keep(node: ts.Node, words: string, why: string): void {
    if (!WORDS.test(words) || seen.has(node)) return
    seen.add(node)
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
    found.push({ path, line, words: words.replace(/\s+/g, ' ').trim(), why })
  }

  /** The texts that a value can be: of a choice, each side. */
  function said(value: ts.Node | undefined, why: string): void {
    if (!value) return
    const words = textOf(value)
    if (words !== undefined) keep(value, words, why)
    else if (ts.isConditionalExpression(value))
      for (const one of [value.whenTrue, value.whenFalse]) said(one, why)
    else if (ts.isBinaryExpression(value) && isChoice(value))
      for (const one of [value.left, value.right]) said(one, why)
    else if (ts.isJsxExpression(value) || ts.isParenthesizedExpression(value)) said(value.expression, why)
    else if (ts.isAsExpression(value) || ts.isSatisfiesExpression(value)) said(value.expression, why)
    else if (ts.isArrowFunction(value) && !ts.isBlock(value.body)) said(value.body, why)
  }
}

/** A text as written; of a template, the text around its expressions. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(' … ')
}

function nameOf(node: ts.Node, source: ts.SourceFile): string | undefined {
  return ts.isJsxAttribute(node) || ts.isPropertyAssignment(node) ? node.name.getText(source) : undefined
}

const givenTo = (node: ts.Node) =>
  ts.isJsxAttribute(node) || ts.isPropertyAssignment(node) ? node.initializer : undefined

const isChoice = ({ operatorToken: { kind } }: ts.BinaryExpression) =>
  [
    ts.SyntaxKind.BarBarToken,
    ts.SyntaxKind.AmpersandAmpersandToken,
    ts.SyntaxKind.QuestionQuestionToken,
    ts.SyntaxKind.PlusToken,
  ].includes(kind)

/** Texts for programmers and operators: errors that no page shows, logs, types. */
function isForProgrammers(node: ts.Node, source: ts.SourceFile): boolean {
  if (ts.isNewExpression(node)) return /Error$/.test(node.expression.getText(source))
  if (ts.isCallExpression(node)) return LOG.test(node.expression.getText(source))
  return ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)
}
