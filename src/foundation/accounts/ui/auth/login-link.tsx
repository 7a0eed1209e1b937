import { useLocation } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { m } from '#messages/messages.js'
import { PlainLink } from '#ui-kit/address-link.tsx'
import { type ButtonLook, buttonClass } from '#ui-kit/button.tsx'
import { preloadAuthDialog } from './auth-dialog-host.tsx'
import { openAuthDialog } from './auth-dialog-store.ts'

interface LoginLinkProps extends ButtonLook {
  /** Words in place of the button's: then it is a link that looks as its class says. */
  children?: ReactNode
}

/** Opens the auth dialog; without JavaScript it leads to the same as a page. */
export function LoginLink({ children, ...look }: LoginLinkProps) {
  const here = useLocation({ select: ({ pathname }) => pathname })
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

/** A press that asks for a new tab or window stays a link's. */
function openHere(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  openAuthDialog()
}
