import type { Feature } from '#foundation/feature.ts'
import { makeNightlyBackup } from './make-nightly-backup.ts'

export { BACKUP_JOB } from './make-nightly-backup.ts'

export const backupFeature: Feature = {
  jobs: (parts) => (parts.config.backup ? [makeNightlyBackup(parts.config.backup, parts)] : []),
}
