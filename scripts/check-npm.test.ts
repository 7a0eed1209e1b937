import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'pankh-npm-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The output of the check if npm runs on this version of Node.js. */
function checkedOn(version: string) {
  const npm_node_execpath = join(folder, version)
  writeFileSync(npm_node_execpath, `#!/bin/sh\necho ${version}\n`)
  chmodSync(npm_node_execpath, 0o755)
  // An npm inside `npx` reports the name and version of the outer one.
  const env = { npm_node_execpath, npm_config_user_agent: 'npm/9.2.0 node/v18.19.0 linux x64' }
  const { status, stderr } = spawnSync(process.execPath, ['scripts/check-npm.js'], { env, encoding: 'utf8' })
  return { status, stderr }
}

it.each(['v18.19.0', 'v20.18.1', 'v21.7.3', 'v22.11.0'])(
  'npm on Node.js %s is told how to install',
  (version) => {
    const { status, stderr } = checkedOn(version)
    expect(status).toBe(1)
    expect(stderr).toContain('npx --yes -p node@24 -p npm@11 npm ci')
  },
)

it.each(['v20.19.0', 'v22.12.0', 'v24.21.0'])('npm on Node.js %s installs', (version) => {
  expect(checkedOn(version)).toEqual({ status: 0, stderr: '' })
})
