import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

export const USAGE = `npm run admin -- grant EMAIL            makes the person with this address an administrator
npm run admin -- revoke EMAIL           takes it back
npm run admin -- backup FILE            writes the database and all files into one file
npm run admin -- restore FILE           puts a backup into a new, empty database
npm run admin -- restore FILE --replace    replaces everything in the database by the backup
npm run admin -- move --to postgres://…    copies the embedded database to a PostgreSQL server
`

/** Commands that a running process can run. */
export type LiveCommand =
  | { name: 'grant' | 'revoke'; email: string }
  /** The file's absolute path. */
  | { name: 'backup'; file: string }

export type Command =
  | LiveCommand
  | { name: 'restore'; file: string; replaces: boolean }
  | { name: 'move'; to: string }

/** During the other commands, nobody else may write. */
export const isLive = (command: Command): command is LiveCommand =>
  command.name !== 'restore' && command.name !== 'move'

/** The operator's command; undefined if it isn't one of ours. */
export function parseCommand(words: string[]): Command | undefined {
  const parsed = parse(words)
  if (!parsed) return undefined
  const { name, operand, replace = false, to } = parsed
  switch (name) {
    case 'grant':
    case 'revoke':
      return operand && !replace && !to ? { name, email: operand.trim().toLowerCase() } : undefined
    case 'backup':
      return operand && !replace && !to ? { name, file: resolve(operand) } : undefined
    case 'restore':
      return operand && !to ? { name, file: resolve(operand), replaces: replace } : undefined
    case 'move':
      return to && /^postgres(ql)?:\/\//.test(to) && !operand && !replace ? { name, to } : undefined
    default:
      return undefined
  }
}

function parse(words: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { replace: { type: 'boolean' }, to: { type: 'string' } },
    })
    const [name, operand, ...more] = positionals
    return more.length === 0 ? { name, operand, ...values } : undefined
  } catch {
    return undefined
  }
}
