import { useLocation } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { m } from '#messages/messages.js'
import { PlainLink } from '#ui-kit/address-link.tsx'
import avatarSheet from '#ui-kit/avatar.module.css?inline'
import { Avatar } from '#ui-kit/avatar.tsx'
import { Award, ChevronDown, ShieldCheck, UserRound } from '#ui-kit/icons.ts'
import { PartStyle } from '#ui-kit/part-style.tsx'
import type { UserDetails } from '../../accounts.contract.ts'
import { LogOutForm } from './log-out-form.tsx'
import { useViewer } from './use-viewer.ts'
import styles from './user-menu.module.css'
import sheet from './user-menu.module.css?inline'

/** The logged-in person's menu, a native disclosure: opening it and logging out work without JavaScript. */
export function UserMenu({ viewer }: { viewer: UserDetails }) {
  const box = useRef<HTMLDetailsElement>(null)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const name = `${viewer.first_name} ${viewer.last_name}`
  const close = () => box.current?.removeAttribute('open')

  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes when another page is opened
  useEffect(close, [path])

  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) close()
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  })

  function closeByKey({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !box.current?.open) return
    close()
    box.current.querySelector('summary')?.focus()
  }

  return (
    <>
      <PartStyle name="user-menu" sheet={avatarSheet + sheet} />
      <details
        ref={box}
        className={styles.menu}
        onKeyDown={closeByKey}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
        }}
      >
        <summary className={styles.opener} data-account-menu>
          <span className="visually-hidden">{m.account_menu({ name })}</span>
          <Avatar name={name} src={viewer.profile_picture ?? undefined} size="small" />
          <span className={styles.name} aria-hidden="true">
            {viewer.first_name}
          </span>
          <ChevronDown className={styles.arrow} aria-hidden="true" />
        </summary>
        <div className={styles.sheet}>
          <p className={styles.who}>
            {name}
            <span className={styles.soft}>{viewer.email}</span>
          </p>
          <AccountEntries />
        </div>
      </details>
    </>
  )
}

/**
 * My Account, Admin (with another label for a narrower role), Program for people with a campaign, and Logout. In the
 * drawer, Admin and Program are among the main links already.
 */
export function AccountEntries({ isInDrawer = false }: { isInDrawer?: boolean }) {
  const viewer = useViewer()
  const hasRole = !isInDrawer && (viewer?.roles.length ?? 0) > 0
  return (
    <ul className={styles.entries}>
      <li>
        <PlainLink href="/profile" className={styles.entry}>
          <UserRound aria-hidden="true" />
          {m.account_my_account()}
        </PlainLink>
      </li>
      {hasRole ? (
        <li>
          <PlainLink href="/admin" className={styles.entry}>
            <ShieldCheck aria-hidden="true" />
            {viewer?.is_pankh_admin ? m.nav_admin() : m.nav_desk()}
          </PlainLink>
        </li>
      ) : null}
      {viewer?.is_promoter && !isInDrawer ? (
        <li>
          <PlainLink href="/programs" className={styles.entry}>
            <Award aria-hidden="true" />
            {m.nav_program()}
          </PlainLink>
        </li>
      ) : null}
      <li>
        <LogOutForm className={styles.entry} />
      </li>
    </ul>
  )
}
