import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { product } from '#contract/product.ts'
import { useViewer } from '#foundation/accounts/ui/sessions/use-viewer.ts'
import { LanguageSwitch, ReadingPreferencesControl } from '#foundation/reading-preferences/ui/index.ts'
import { m } from '#messages/messages.js'
import { PlainLink } from '#ui-kit/address-link.tsx'
import { BrandMark, brandLinkClass } from '#ui-kit/brand-mark.tsx'
import { Button } from '#ui-kit/button.tsx'
import { ExternalLink, MenuIcon } from '#ui-kit/icons.ts'
import { LazyDrawer, preloadDrawer } from '#ui-kit/lazy-parts.tsx'
import { AccountDrawerEntry, AccountEntry } from './account-entry.tsx'
import { HeaderSearch } from './header-search.tsx'
import { currentPlace, help, isEventPath, type Place, placesFor } from './navigation.ts'
import { PlaceLink } from './place-link.tsx'
import styles from './top-bar.module.css'

/** The top bar: logo, links on wide screens, a drawer on small ones. */
export function TopBar() {
  const path = useLocation({ select: (location) => location.pathname })
  const [isOpen, setIsOpen] = useState(false)
  const current = currentPlace(path)
  const suffix = isEventPath(path) ? m.brand_events() : undefined
  const viewer = useViewer()
  const places = placesFor(viewer)
  const entriesIn = (drawer: boolean) =>
    [...places, ...(drawer ? [help] : [])].map((place) => (
      <li key={place.key}>
        <PlaceEntry
          place={place}
          label={((drawer && place.shortLabel) || place.label)()}
          isCurrent={place.key === current}
          onChoose={() => setIsOpen(false)}
        />
      </li>
    ))
  return (
    <header className={styles.bar}>
      <div className={styles.in}>
        <PlaceLink
          to="/"
          className={brandLinkClass}
          label={m.brand_home({ name: product.name, suffix: suffix ?? '' })}
        >
          <BrandMark name={product.name} suffix={suffix} />
        </PlaceLink>
        <nav className={styles.places} aria-label={m.nav_label()}>
          <ul className={styles.row}>{entriesIn(false)}</ul>
        </nav>
        <div className={styles.end}>
          <HeaderSearch />
          <ReadingPreferencesControl
            className={styles.reading}
            wordsClass={viewer ? 'visually-hidden' : styles.readingWords}
          />
          <LanguageSwitch className={styles.language} />
          <AccountEntry loginClass={styles.login} />
          <Button
            variant="ghost"
            className={styles.opener}
            data-drawer-opener
            aria-expanded={isOpen}
            onPointerEnter={preloadDrawer}
            onFocus={preloadDrawer}
            onClick={() => setIsOpen(true)}
          >
            <MenuIcon aria-hidden="true" />
            <span className={styles.openerText}>{m.nav_menu()}</span>
          </Button>
        </div>
      </div>
      <noscript>
        <nav className={styles.plain} aria-label={m.nav_label()}>
          {[...places, help].map(({ key, to, label }) => (
            <PlainLink key={key} href={to}>
              {label()}
            </PlainLink>
          ))}
        </nav>
      </noscript>
      <LazyDrawer isOpen={isOpen} onOpenChange={setIsOpen} title={m.nav_menu()} closeLabel={m.nav_close()}>
        <nav aria-label={m.nav_label()}>
          <ul className={styles.list}>{entriesIn(true)}</ul>
        </nav>
        <AccountDrawerEntry />
      </LazyDrawer>
    </header>
  )
}

interface PlaceEntryProps {
  place: Place
  label: string
  isCurrent: boolean
  onChoose: () => void
}

function PlaceEntry({ place, label, isCurrent, onChoose }: PlaceEntryProps) {
  const Icon = place.icon
  const inside = (
    <>
      <Icon className={styles.icon} aria-hidden="true" />
      {label}
    </>
  )
  if (place.key === 'about') {
    return (
      <PlainLink
        className={styles.place}
        href={product.aboutUrl ?? '/about'}
        target="_blank"
        rel="noopener"
        aria-current={isCurrent ? 'page' : undefined}
      >
        {inside}
        <ExternalLink className={styles.away} aria-hidden="true" />
        <span className="visually-hidden">{m.opens_in_new_tab()}</span>
      </PlainLink>
    )
  }
  return (
    <PlaceLink to={place.to} className={styles.place} isCurrent={isCurrent} onClick={onChoose}>
      {inside}
    </PlaceLink>
  )
}
