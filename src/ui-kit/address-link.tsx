import { useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { addressIn } from '#contract/language.ts'

type PlainLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

interface AddressLinkProps extends PlainLinkProps {
  /** Called when the router follows it, for example to close a surrounding dialog. */
  onFollow?: () => void
}

/** A link to a composed address on this site: opened by the router, or without JavaScript by the browser. */
export function AddressLink({ href, children, onFollow, ...rest }: AddressLinkProps) {
  const router = useRouter()
  function go(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onFollow?.()
    void router.navigate({ href })
  }
  return (
    <PlainLink {...rest} href={href} onClick={go}>
      {children}
    </PlainLink>
  )
}

/**
 * A link that always loads the page in full, for example one with its own security policy. It keeps the language of the
 * address.
 */
export function PlainLink({ href, children, ...rest }: PlainLinkProps) {
  const { addressLanguage } = useRouter().options.context
  return (
    <a {...rest} href={href.startsWith('/') ? addressIn(addressLanguage, href) : href}>
      {children}
    </a>
  )
}
