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
  /** The full label, if the text alone doesn't say which file. */
  label?: string | undefined
  children: ReactNode
}

/** Opens, downloads or prints a file. For a visitor, continues after log-in. */
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
    // A page cached on the device was rendered for a visitor; the viewer's address opens the saved file.
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
