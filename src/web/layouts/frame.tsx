import { rootRouteId, useLoaderData, useLocation, useRouterState } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { AuthDialogHost } from '#foundation/accounts/ui/auth/auth-dialog-host.tsx'
import { useResume } from '#foundation/accounts/ui/pending/use-resume.ts'
import { useSamePerson } from '#foundation/accounts/ui/sessions/use-same-person.ts'
import { useViewer } from '#foundation/accounts/ui/sessions/use-viewer.ts'
import { ConsentBanner } from '#foundation/analytics/ui/consent/consent-code.ts'
import { useNoteOrigin } from '#foundation/attribution/ui/use-attribution.ts'
import { DeviceNotesSlot } from '#foundation/offline/ui/device-notes-slot.tsx'
import { DeletionNotice } from '#foundation/privacy/ui/deletion-notice-code.ts'
import { PicturesNotice } from '#foundation/reading-preferences/ui/index.ts'
import { m } from '#messages/messages.js'
import { LoadingBar } from '#ui-kit/loading-bar.tsx'
import { useSaving } from '#ui-kit/picture-shown.ts'
import { ToastRegion } from '#ui-kit/toasts.tsx'
import { Footer } from './footer.tsx'
import styles from './frame.module.css'
import { bottomPlaces, currentPlace } from './navigation.ts'
import { Notice } from './notice.tsx'
import { PlaceLink } from './place-link.tsx'
import { TopBar } from './top-bar.tsx'
import { useRouteFocus } from './use-route-focus.ts'

/** The frame around a page of the Default layout, and around an error instead of a page. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <a className="skip-link" href="#main">
        {m.skip_to_content()}
      </a>
      <TopBar />
      <Main>{children}</Main>
      <Footer />
      <BottomBar />
      <ToastRegion label={m.messages_label()} dismissLabel={m.dismiss()} />
    </div>
  )
}

/** The bottom bar on small screens. About is only in the drawer. */
function BottomBar() {
  const path = useLocation({ select: (location) => location.pathname })
  const current = currentPlace(path)
  return (
    <nav className={styles.bar} aria-label={m.nav_small_label()}>
      <ul className={styles.row}>
        {bottomPlaces.map(({ key, to, label, icon: Icon }) => (
          <li key={key}>
            <PlaceLink to={to} className={styles.place} isCurrent={key === current}>
              <Icon className={styles.icon} aria-hidden="true" />
              {label()}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The page itself, with the notices that any page can have. */
export function Main({ children }: { children: ReactNode }) {
  const isBusy = useRouterState({ select: (state) => state.isLoading })
  useNoteOrigin()
  useRouteFocus()
  useResume()
  useSamePerson()
  return (
    <main id="main" className={styles.main} tabIndex={-1}>
      <LoadingBar isBusy={isBusy} label={m.loading_page()} />
      <DeviceNotesSlot />
      <Notice />
      <Question />
      {useSaving() && (
        <Suspense>
          <PicturesNotice />
        </Suspense>
      )}
      {children}
      <AuthDialogHost />
    </main>
  )
}

/**
 * Asks for consent to share analytics if that is possible and not yet decided, and tells people whose account deletion
 * is scheduled.
 */
function Question() {
  const { asksConsent } = useLoaderData({ from: rootRouteId })
  const viewer = useViewer()
  return (
    <Suspense fallback={null}>
      {asksConsent && <ConsentBanner />}
      {viewer?.deletion_at && <DeletionNotice deleteAt={viewer.deletion_at} />}
    </Suspense>
  )
}
