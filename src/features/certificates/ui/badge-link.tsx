import type { ReactNode } from 'react'
import { m } from '#messages/messages.js'
import { buttonClass } from '#ui-kit/button.tsx'
import { Award } from '#ui-kit/icons.ts'
import { badgeAddress } from '../badge-address.contract.ts'

interface BadgeLinkProps {
  code: string
  isWide?: boolean
  /** Read aloud after the label. */
  children?: ReactNode
}

/** A link to a certificate as a file that other software can verify. */
export function BadgeLink({ code, isWide, children }: BadgeLinkProps) {
  return (
    <a href={badgeAddress(code)} download className={buttonClass({ variant: 'second', isWide })}>
      <Award aria-hidden="true" />
      {m.certificate_badge()} {children}
    </a>
  )
}
