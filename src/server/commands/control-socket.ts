import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { chmod, rename, rm } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { relative, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import { isThere } from '#platform/backup/backup-folder.ts'
import type { Log } from '#platform/log/log.ts'
import { reasonFor } from '../end-with-reason.ts'
import { CommandRefused } from './commands.errors.ts'
import type { Output } from './output.ts'
import { isLive, type LiveCommand, parseCommand } from './parse-command.ts'

/** The longest path of a socket, in bytes: 107 on Linux, 103 on macOS. */
const LONGEST_PATH = 103
const FOR_OWNER_ALONE = 0o600

type Run = (command: LiveCommand, output: Output) => Promise<number>
type Line = { say: string } | { complain: string } | { exit: number }

/** The shorter form of a path: absolute or relative. */
function near(path: string): string {
  const [whole, fromHere] = [resolve(path), relative(process.cwd(), path)]
  return fromHere.length < whole.length ? fromHere : whole
}

/** The socket is beside the folder of the embedded database. */
function socketPath(folder: string): string | undefined {
  const path = near(`${folder}.sock`)
  return Buffer.byteLength(path) <= LONGEST_PATH ? path : undefined
}

/**
 * Runs commands from the command line, since only one process can open the embedded database. The caller holds the
 * folder's lock, so any existing socket was left by a process that ended.
 */
export async function serveCommands(of: { folder: string; log: Log; run: Run }): Promise<() => void> {
  const path = socketPath(of.folder)
  const server = createServer({ allowHalfOpen: true }, (socket) => void answer(socket, of.run))
  try {
    if (path === undefined) throw new Error('the path of DATA_DIR is too long for a socket')
    await listenFor(server, { folder: of.folder, path })
  } catch (err) {
    // Not every drive supports sockets.
    of.log.warn({ err }, 'no control socket: `npm run admin` needs this process to be stopped')
    return () => undefined
  }
  return () => {
    server.close()
    rmSync(path, { force: true })
  }
}

/** Only the owner can access the database's folder, so nobody connects before the mode is set. */
async function listenFor(server: Server, { folder, path }: { folder: string; path: string }): Promise<void> {
  const made = near(`${folder}/sock`)
  await rm(made, { force: true })
  await once(server.listen(made), 'listening')
  await chmod(made, FOR_OWNER_ALONE)
  await rename(made, path)
}

async function answer(socket: Socket, run: Run): Promise<void> {
  // The command continues if its terminal is closed.
  socket.on('error', () => undefined)
  const write = (line: Line) => void socket.write(`${JSON.stringify(line)}\n`)
  const output: Output = { say: (say) => write({ say }), complain: (complain) => write({ complain }) }
  try {
    const command = parseCommand(z.array(z.string()).parse(await json(socket)))
    if (!command || !isLive(command))
      throw new CommandRefused('This command needs the process to be stopped.')
    write({ exit: await run(command, output) })
  } catch (error) {
    output.complain(reasonFor(error))
    write({ exit: 1 })
  }
  socket.end()
}

/**
 * Has the running process run a command.
 * @returns the exit code; undefined if no process listens
 */
export async function handToRunning(
  folder: string,
  command: LiveCommand,
  { say, complain }: Output,
): Promise<number | undefined> {
  const path = socketPath(folder)
  if (path === undefined) return undefined
  const socket = connect({ path })
  try {
    await once(socket, 'connect')
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return undefined
    if (code === 'EACCES') throw new CommandRefused('Run this as the user that runs Pankh.')
    throw error
  }
  socket.end(JSON.stringify([command.name, 'file' in command ? command.file : command.email]))
  for await (const text of createInterface({ input: socket })) {
    const line: Line = JSON.parse(text)
    if ('exit' in line) return line.exit === 0 ? exitHere(command, complain) : line.exit
    if ('say' in line) say(line.say)
    else complain(line.complain)
  }
  complain('The running process ended before the command was done.')
  return 1
}

/** A process with its own /tmp (systemd's `PrivateTmp`) would write files there that nobody else sees. */
async function exitHere(command: LiveCommand, complain: Output['complain']): Promise<number> {
  if (command.name !== 'backup' || (await isThere(command.file))) return 0
  complain(
    `But ${command.file} is not there: the running process has a folder of its own in its place. Choose another.`,
  )
  return 1
}
