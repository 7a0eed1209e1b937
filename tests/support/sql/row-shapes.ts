import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import ts from 'typescript'
import { openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import type { callQueries, Statement } from './called-queries.ts'

const ROOT = join(import.meta.dirname, '../../..')

type Called = Awaited<ReturnType<typeof callQueries>>

interface Column {
  name: string
  dataTypeID: number
}

/**
 * Compares the rows that the code expects of each statement, by the type in `rows<…>`, with the columns that the
 * database describes: names, and types if they are simple. Returns a sentence for each difference, and how many
 * statements were compared.
 */
export async function shapeProblems(called: Called): Promise<{ problems: string[]; compared: number }> {
  const database = await openDatabase({ folder: undefined })
  await migrate(database, join(ROOT, 'migrations'))
  const { $client: embedded } = database.db as unknown as { $client: PGlite }
  const problems: string[] = []
  let compared = 0
  for (const statement of called.statements) {
    const expected = expectedRow(called, statement)
    if (!expected) continue
    const place = `${statement.sent.file}:${statement.sent.at} (${statement.name})`
    try {
      const { resultFields } = await embedded.describeQuery(statement.text)
      problems.push(...differences(called.checker, expected, resultFields).map((what) => `${place}: ${what}`))
      compared += 1
    } catch {
      // Made-up tables don't exist, and the job queue creates its own when it starts.
    }
  }
  await database.close()
  return { problems: [...new Set(problems)].toSorted(), compared }
}

/** The row in the `Promise<Row[]>` of the call that sends the statement; undefined for other types. */
function expectedRow({ program, checker }: Called, { sent: { file, at } }: Statement): ts.Type | undefined {
  const source = program.getSourceFile(join(ROOT, file))
  const [line = 1, column = 1] = at.split(':').map(Number)
  const place = source?.getPositionOfLineAndCharacter(line - 1, column - 1)
  const call = source && place !== undefined ? callAt(source, place) : undefined
  if (call?.expression.getText() !== 'rows') return undefined
  const promised = checker.getTypeAtLocation(call) as ts.TypeReference
  const [list] = checker.getTypeArguments(promised)
  const [row] = list && checker.isArrayType(list) ? checker.getTypeArguments(list as ts.TypeReference) : []
  return row && row.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) ? row : undefined
}

/** The call whose name is at the position. */
function callAt(source: ts.SourceFile, place: number): ts.CallExpression | undefined {
  let found: ts.CallExpression | undefined
  const visit = (node: ts.Node): void => {
    if (node.getStart(source) > place || node.end < place) return
    if (
      ts.isCallExpression(node) &&
      node.expression.getStart(source) <= place &&
      place <= node.expression.end
    )
      found = node
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function differences(checker: ts.TypeChecker, row: ts.Type, columns: readonly Column[]): string[] {
  const byName = new Map(columns.map((column) => [column.name, column]))
  return row.getProperties().flatMap((property) => {
    const column = byName.get(property.name)
    const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0
    if (!column) return isOptional ? [] : [`no column "${property.name}"`]
    const type = checker.getTypeOfSymbol(property)
    const isWritten = jsTypes.get(column.dataTypeID)
    if (!isWritten || partsOf(type).every(({ flags }) => (flags & (isWritten | ANYTHING)) !== 0)) return []
    return [`column "${property.name}" is of type ${column.dataTypeID}, not ${checker.typeToString(type)}`]
  })
}

const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type])

const ANYTHING =
  ts.TypeFlags.Any |
  ts.TypeFlags.Unknown |
  ts.TypeFlags.Null |
  ts.TypeFlags.Undefined |
  ts.TypeFlags.TypeParameter
const { StringLike, NumberLike, BooleanLike } = ts.TypeFlags
/** The types that node-postgres gives PostgreSQL's types, by their numbers: int8 and numeric become text. */
const jsTypes = new Map<number, ts.TypeFlags>([
  [16, BooleanLike],
  [20, StringLike],
  [21, NumberLike],
  [23, NumberLike],
  [25, StringLike],
  [700, NumberLike],
  [701, NumberLike],
  [1043, StringLike],
  // One driver returns moments as text, the other as dates.
  [1114, StringLike | ts.TypeFlags.Object],
  [1184, StringLike | ts.TypeFlags.Object],
  [1700, StringLike],
  [2950, StringLike],
])
