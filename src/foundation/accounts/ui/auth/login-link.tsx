import { useLocation } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { m } from '#messages/messages.js'
import { PlainLink } from '#ui-kit/address-link.tsx'
import { type ButtonLook, buttonClass } from '#ui-kit/button.tsx'
import { preloadAuthDialog } from './auth-dialog-host.tsx'
import { openAuthDialog } from './auth-dialog-store.ts'

interface LoginLinkProps extends ButtonLook {
  /** Replaces the button's label; it then looks like a link with the given class. */
  children?: ReactNode
}

/** Opens the auth dialog; without JavaScript it links to the auth page. */
export function LoginLink({ children, ...look }: LoginLinkProps) {
  const here = useLocation({ select: ({ href }) => href })
  return (
    <PlainLink
      className={children ? look.className : buttonClass(look)}
      href={`/auth?next=${encodeURIComponent(here)}`}
      aria-haspopup="dialog"
      onPointerEnter={preloadAuthDialog}
      onFocus={preloadAuthDialog}
      onClick={openHere}
    >
      {children ?? m.auth_login()}
    </PlainLink>
  )
}

/** A click that asks for a new tab or window stays a normal link click. */
function openHere(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  openAuthDialog()
}
