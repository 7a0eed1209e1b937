import type { MouseEvent, ReactNode } from 'react'
import { useAttempt, useViewer } from '#foundation/accounts/ui/index.ts'
import { AddressLink, PlainLink } from '#ui-kit/address-link.tsx'
import { ButtonLink, type ButtonLook, buttonClass } from '#ui-kit/button.tsx'
import type { ResourceDetails, ResourceFile } from '../../resource-details.contract.ts'
import { downloadAddress, type FileWay, openAction, viewerAddress } from './open-action.ts'

interface FileLinkProps extends ButtonLook {
  resource: Pick<ResourceDetails, 'id' | 'title'>
  file: Pick<ResourceFile, 'id' | 'address'>
  way?: FileWay
  /** The whole name, where the words alone don't tell which file. */
  label?: string | undefined
  children: ReactNode
}

/** Opens, saves or prints a file. A visitor is asked to log in, and it goes on from there. */
export function FileLink({ resource, file, way = 'open', label, children, ...look }: FileLinkProps) {
  const viewer = useViewer()
  const attempt = useAttempt()
  const shown = viewerAddress(resource, file.id)
  if (viewer && file.address) {
    return way === 'download' ? (
      <ButtonLink {...look} href={downloadAddress(file.address)} download aria-label={label}>
        {children}
      </ButtonLink>
    ) : (
      <AddressLink href={shown} className={buttonClass(look)} aria-label={label}>
        {children}
      </AddressLink>
    )
  }

  if (viewer) {
    // A copy that the device keeps is a visitor's: what was saved of the file opens at its viewer's address.
    return (
      <PlainLink className={buttonClass(look)} href={shown} aria-label={label}>
        {children}
      </PlainLink>
    )
  }

  function press(event: MouseEvent) {
    event.preventDefault()
    void attempt(openAction, { id: resource.id, file: file.id, way })
  }
  return (
    <PlainLink
      className={buttonClass(look)}
      href={`/auth?next=${encodeURIComponent(shown)}`}
      rel="nofollow"
      aria-haspopup="dialog"
      aria-label={label}
      onClick={press}
    >
      {children}
    </PlainLink>
  )
}
