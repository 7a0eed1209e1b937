import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

const checkedBy = (npm_config_user_agent: string) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/check-npm.js'], {
    env: { npm_config_user_agent },
    encoding: 'utf8',
  })
  return { status, stderr }
}

it.each(['18.19.0', '20.18.1', '21.7.3', '22.11.0'])(
  'an npm on Node.js %s is told how to install',
  (version) => {
    const { status, stderr } = checkedBy(`npm/9.2.0 node/v${version} linux x64 workspaces/false`)
    expect(status).toBe(1)
    expect(stderr).toContain('npx --yes -p node@24 -p npm@11 npm ci')
  },
)

it.each(['20.19.0', '22.12.0', '24.21.0'])('an npm on Node.js %s installs', (version) => {
  expect(checkedBy(`npm/11.19.1 node/v${version} linux x64`)).toEqual({ status: 0, stderr: '' })
})
