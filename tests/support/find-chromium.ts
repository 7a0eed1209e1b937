import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'

const exec = promisify(execFile)

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/**
 * The path of a Chromium that starts: CHROME_PATH, PATH, Playwright's own, else installed by apt as root on Debian.
 * @throws an error that says how to get one
 */
export async function findChromium(): Promise<string> {
  const chosen = process.env.CHROME_PATH
  if (chosen) {
    if (existsSync(chosen)) return chosen
    throw new Error(`CHROME_PATH names ${chosen}, which is not there.`)
  }
  const found = await firstThatStarts([...onPath(), ...playwrightsOwn()])
  if (found) return found

  let aptSaid = ''
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    aptSaid = installByApt()
    const installed = await firstThatStarts(onPath())
    if (installed) return installed
  }
  throw new Error(
    [
      'No Chromium was found for the browser tests. Do one of these: install chromium or google-chrome,',
      'run `npx playwright install --with-deps chromium`, or set CHROME_PATH to the program of one.',
      ...(aptSaid ? [`apt-get could not install it:\n${aptSaid}`] : []),
    ].join('\n'),
  )
}

function onPath(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
}

function playwrightsOwn(): string[] {
  try {
    return [chromium.executablePath()]
  } catch {
    // Playwright has no browser for this system and says so by throwing.
    return []
  }
}

/** Ubuntu puts a placeholder on PATH that only asks for a snap, so an existing file is not enough. */
async function firstThatStarts(candidates: string[]): Promise<string | undefined> {
  for (const candidate of candidates.filter((path) => existsSync(path))) {
    const starts = await exec(candidate, ['--version'], { timeout: 20_000 }).then(
      () => true,
      () => false,
    )
    if (starts) return candidate
  }
  return undefined
}

/** Returns apt's output if it failed, else nothing. */
function installByApt(): string {
  console.log('No Chromium on this machine: installing the package chromium with apt-get.')
  const options = {
    encoding: 'utf8',
    stdio: 'pipe',
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const
  try {
    execFileSync('apt-get', ['update'], options)
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options)
    return ''
  } catch (error) {
    return String((error as { stderr?: string }).stderr ?? error)
  }
}
