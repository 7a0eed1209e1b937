import type { ReactNode } from 'react'
import { buttonClass } from '#ui-kit/button.tsx'
import { Download } from '#ui-kit/icons.ts'
import { type TrackingTable, trackingFileAddress } from '../../tracking.contract.ts'

interface FileLinkProps {
  id: number
  table: TrackingTable
  children: ReactNode
}

/** Downloads a table of a campaign. */
export function FileLink({ id, table, children }: FileLinkProps) {
  return (
    <p>
      <a className={buttonClass({ variant: 'second' })} href={trackingFileAddress(id, table)} download>
        <Download aria-hidden="true" />
        {children}
      </a>
    </p>
  )
}
