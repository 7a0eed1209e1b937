// npm skips optional packages that its own Node.js is too old for, among them binaries of the build, without a word.
// Runs at `npm ci`, on any Node.js.
import { execFileSync } from 'node:child_process'

const ofNpm = process.env.npm_node_execpath
const version = ofNpm ? execFileSync(ofNpm, ['--version'], { encoding: 'utf8' }).trim() : process.version
const [major, minor] = version.slice(1).split('.').map(Number)
// As the skipped packages require: ^20.19.0 || >=22.12.0.
const isTooOld = major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12)

if (isTooOld) {
  process.stderr.write(
    `\nnpm runs with Node.js ${version} here and left out packages that need a newer one. Run this instead:\n\n` +
      '  npx --yes -p node@24 -p npm@11 npm ci\n\n',
  )
  process.exitCode = 1
}
