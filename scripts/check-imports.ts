import { join } from 'node:path'
import { checkImports } from './import-rules.ts'

const { seen, unseen, violations } = await checkImports(join(import.meta.dirname, '..'))

for (const { rule, from, to, why } of violations) console.error(`${rule}: ${from} → ${to}\n    ${why}`)
if (unseen.length > 0) console.error(`The import check did not read these files:\n  ${unseen.join('\n  ')}`)
if (seen === 0) console.error('The import check read no module at all.')

const broken = violations.length + unseen.length
console.log(`${seen} modules read, ${violations.length} import rules broken`)
if (broken > 0 || seen === 0) process.exitCode = 1
