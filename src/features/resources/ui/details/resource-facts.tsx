import type { ReactNode } from 'react'
import { m } from '#messages/messages.js'
import { DateTime } from '#ui-kit/date-time.tsx'
import styles from '#ui-kit/detail-panel.module.css'
import { sizeLabel } from '#ui-kit/file-size.ts'
import { CalendarDays, Check, FileText, type Icon, ShieldCheck, UserRound } from '#ui-kit/icons.ts'
import type { ResourceDetails } from '../../resource-details.contract.ts'
import { licenceTerms } from '../resource-labels.ts'
import { licenceAddress } from './resource-structured-data.ts'

/** Size, licence, credit and date. */
export function ResourceFacts({ resource }: { resource: ResourceDetails }) {
  const { resource_files, licence, credit, published_at } = resource
  const bytes = resource_files.reduce((sum, { size }) => sum + size, 0)
  const licencePage = licenceAddress(licence)
  return (
    <ul className={styles.facts}>
      {resource_files.length > 0 && (
        <Fact icon={FileText}>
          {m.resource_files_size({ count: resource_files.length, size: sizeLabel(bytes) })}
        </Fact>
      )}
      <Fact icon={Check}>{m.event_free()}</Fact>
      <Fact icon={ShieldCheck}>
        {licencePage ? (
          <a href={licencePage} target="_blank" rel="noopener license">
            {licence}
          </a>
        ) : (
          m.resource_all_rights()
        )}
        {'. '}
        {licenceTerms[licence]()}
      </Fact>
      {credit && <Fact icon={UserRound}>{m.resource_credit({ credit })}</Fact>}
      {published_at && (
        <Fact icon={CalendarDays}>
          <DateTime moment={published_at} kind="date" />
        </Fact>
      )}
    </ul>
  )
}

function Fact({ icon: Picture, children }: { icon: Icon; children: ReactNode }) {
  return (
    <li className={styles.fact}>
      <Picture aria-hidden="true" />
      <span>{children}</span>
    </li>
  )
}
