import type { PrivacyOverview } from '#foundation/privacy/admin-privacy.contract.ts'
import { m } from '#messages/messages.js'
import { sizeLabel } from '#ui-kit/file-size.ts'
import { numberLabel } from '#ui-kit/number-label.ts'
import styles from './privacy.module.css'

/** Copies that people asked for: how many wait, lie there and failed. */
export function ExportCounts({ exports }: { exports: PrivacyOverview['exports'] }) {
  const facts = [
    [m.admin_privacy_exports_waiting(), numberLabel(exports.waiting)],
    [m.admin_privacy_exports_ready(), numberLabel(exports.ready)],
    [m.admin_privacy_exports_size(), exports.bytes === 0 ? '–' : sizeLabel(exports.bytes)],
    [m.admin_privacy_exports_failed(), numberLabel(exports.failed)],
  ] as const
  return (
    <dl className={styles.counts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
