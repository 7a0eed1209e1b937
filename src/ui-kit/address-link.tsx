import { useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { addressIn } from '#contract/language.ts'

type PlainLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

interface AddressLinkProps extends PlainLinkProps {
  /** Called as the router follows it, such as to close the dialog that it stands in. */
  onFollow?: () => void
}

/** A link to an own address that was put together: opened by the router where it runs, else by the browser. */
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
 * A link that the browser opens itself, such as to a page that comes with its own policy. It keeps to the language in
 * the address.
 */
export function PlainLink({ href, children, ...rest }: PlainLinkProps) {
  const { addressLanguage } = useRouter().options.context
  return (
    <a {...rest} href={href.startsWith('/') ? addressIn(addressLanguage, href) : href}>
      {children}
    </a>
  )
}
