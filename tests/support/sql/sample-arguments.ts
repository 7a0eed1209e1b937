import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import ts from 'typescript'

/** `most` gives everything that may be given, `least` only what must be. */
export type Given = 'most' | 'least'

/** An exported function that takes the database first, or a method of such an exported object. */
export interface QueryFunction {
  file: string
  /** `name`, or `name.method`. */
  name: string
  /** Arguments after the database, made up from their types. */
  argumentsOf(given: Given): unknown[]
}

const MOMENT = new Date('2026-01-01T10:00:00Z')
/** No query has deeper types. */
const DEEPEST = 8

/** Placeholder for a part of a statement that a function receives. */
const GIVEN: SQL = sql.raw('given')

/** Reads the types of the files once; the compiler does nothing else. */
export function queryFunctionsIn(root: string, files: readonly string[]) {
  const configFile = join(root, 'tsconfig.json')
  const { config } = ts.readConfigFile(configFile, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const program = ts.createProgram({ rootNames: files.map((file) => join(root, file)), options })
  const checker = program.getTypeChecker()
  const functions = files.flatMap((file) => {
    const source = program.getSourceFile(join(root, file))
    const symbol = source && checker.getSymbolAtLocation(source)
    const exported = symbol ? checker.getExportsOfModule(symbol) : []
    return exported.flatMap((one) => functionsOf(checker, file, one))
  })
  return { program, checker, functions }
}

function functionsOf(checker: ts.TypeChecker, file: string, symbol: ts.Symbol): QueryFunction[] {
  if ((symbol.flags & ts.SymbolFlags.Value) === 0) return []
  const type = checker.getTypeOfSymbol(symbol)
  const own = queryFunction(checker, { file, name: symbol.name, type })
  if (own) return [own]
  if (type.getCallSignatures().length > 0 || symbol.valueDeclaration === undefined) return []
  return type
    .getProperties()
    .map((property) => {
      const name = `${symbol.name}.${property.name}`
      return queryFunction(checker, { file, name, type: checker.getTypeOfSymbol(property) })
    })
    .filter((found) => found !== undefined)
}

function queryFunction(
  checker: ts.TypeChecker,
  { file, name, type }: { file: string; name: string; type: ts.Type },
): QueryFunction | undefined {
  const parameters = type.getCallSignatures()[0]?.getParameters()
  const [database, ...others] = parameters?.map((parameter) => checker.getTypeOfSymbol(parameter)) ?? []
  if (database?.aliasSymbol?.name !== 'Db') return undefined
  return { file, name, argumentsOf: (given) => others.map((other) => sampleOf(checker, other, given)) }
}

/** A value of the type, the same at each run. */
function sampleOf(checker: ts.TypeChecker, type: ts.Type, given: Given, depth = 0): unknown {
  const next = (inner: ts.Type) => sampleOf(checker, inner, given, depth + 1)
  const { flags } = type
  if (depth > DEEPEST) return undefined
  if (flags & ts.TypeFlags.Boolean) return given === 'most'
  if (flags & ts.TypeFlags.BooleanLiteral) return checker.typeToString(type) === 'true'
  if (type.isStringLiteral() || type.isNumberLiteral()) return type.value
  if (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return undefined
  if (flags & ts.TypeFlags.Null) return null
  if (flags & ts.TypeFlags.StringLike) return 'text'
  if (flags & ts.TypeFlags.NumberLike) return 1
  if (type.isUnion()) return sampleOfUnion(type, given, next)
  if (flags & ts.TypeFlags.TypeParameter)
    return next(checker.getBaseConstraintOfType(type) ?? checker.getAnyType())
  if (!(flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return 'text'
  if (checker.isArrayType(type) || checker.isTupleType(type))
    return checker.getTypeArguments(type as ts.TypeReference).map(next)
  const known = ofKnownClass(type.symbol?.name)
  if (known !== undefined) return known
  const [call] = type.getCallSignatures()
  if (call) return () => next(call.getReturnType())
  return Object.fromEntries(
    type.getProperties().map((property) => [property.name, next(checker.getTypeOfSymbol(property))]),
  )
}

function sampleOfUnion(type: ts.UnionType, given: Given, next: (inner: ts.Type) => unknown): unknown {
  const isNothing = ({ flags }: ts.Type) => (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) !== 0
  const nothing = type.types.find(isNothing)
  const something = type.types.filter((one) => !isNothing(one))
  if (nothing && given === 'least') return next(nothing)
  const isBoolean = something.every(({ flags }) => (flags & ts.TypeFlags.BooleanLiteral) !== 0)
  if (isBoolean) return given === 'most'
  // A list rather than one of its items; of texts, the first of the alphabet: the compiler's order depends on other code.
  const isText = something.every((one) => one.isStringLiteral())
  const [first] = isText ? something.toSorted((one, other) => (one.value < other.value ? -1 : 1)) : something
  return first && next(first)
}

function ofKnownClass(name: string | undefined): unknown {
  if (name === 'Date') return MOMENT
  if (name === 'SQL' || name === 'SQLWrapper') return GIVEN
  if (name === 'Set' || name === 'ReadonlySet') return new Set([1])
  if (name === 'Map' || name === 'ReadonlyMap') return new Map()
  if (name === 'Buffer' || name === 'Uint8Array') return Buffer.from('text')
  if (name === 'RegExp') return /text/
  return undefined
}
