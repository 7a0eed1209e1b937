import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAnalytics } from '#foundation/analytics/ui/index.ts'
import { m } from '#messages/messages.js'
import { PlainLink } from '#ui-kit/address-link.tsx'
import { Feather } from '#ui-kit/brand-mark.tsx'
import { DialogFrame } from '#ui-kit/dialog-frame.tsx'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { useViewer } from '../sessions/use-viewer.ts'
import styles from './auth-dialog.module.css'
import { closeAuthDialog, dismissAuthDialog, useAuthDialog } from './auth-dialog-store.ts'
import { type AuthStep, titleOf } from './auth-panel.ts'
import type { Occupation } from './auth-panel-props.ts'
import { AuthPanels } from './auth-panels.tsx'

const start: AuthStep = { panel: 'check', email: '' }

/** The auth dialog: account check, then log-in or sign-up. Loaded by auth-dialog-host.tsx. */
export function AuthDialog() {
  const { isOpen, reason, isPersistent } = useAuthDialog()
  const [step, setStep] = useState(start)
  const next = useLocation({ select: ({ href }) => href })
  const occupations = useOccupations({ isNeeded: step.panel === 'signup' })
  const viewer = useViewer()
  const track = useAnalytics()
  const noteOpened = useEffectEvent(() => viewer || track('view_login_popup'))

  // Closing resets the panels; a logged-in person needs no dialog.
  useEffect(() => {
    if (!isOpen) setStep(start)
    else if (viewer) closeAuthDialog()
  }, [isOpen, viewer])

  useEffect(() => {
    if (!isOpen) return giveFocusOn()
    noteOpened()
  }, [isOpen])

  return (
    <DialogFrame
      isOpen={isOpen}
      onOpenChange={(willBeOpen) => willBeOpen || dismissAuthDialog()}
      title={titleOf(step.panel)}
      closeLabel={m.auth_close()}
      isPersistent={isPersistent}
      isTall
      mark={<Feather isBig />}
    >
      {reason && step.panel !== 'sent' ? <p className={styles.reason}>{reason}</p> : null}
      <AuthPanels
        step={step}
        onStep={setStep}
        next={next}
        occupations={occupations}
        onLoggedIn={closeAuthDialog}
      />
      {isPersistent ? (
        <PlainLink href="/" className={styles.home}>
          {m.auth_to_home()}
        </PlainLink>
      ) : null}
    </DialogFrame>
  )
}

/** The occupations for sign-up: undefined while they load, null if that failed. `isNeeded` then tries again. */
function useOccupations({ isNeeded }: { isNeeded: boolean }): readonly Occupation[] | null | undefined {
  const { api } = useFormParts()
  const [list, setList] = useState<readonly Occupation[] | null>()
  const isMissing = list === null

  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that failed to load is requested again when needed
  useEffect(() => {
    if (list) return
    let isCurrent = true
    void api('GET /user/register/', {}).then((answer) => {
      if (isCurrent) setList(answer.success ? answer.data.occupation_list : null)
    })
    return () => {
      isCurrent = false
    }
  }, [api, isNeeded && isMissing])
  return list
}

/**
 * The Login button that opened the dialog is gone after log-in. Focus goes to the account menu that replaced it, which
 * on a phone is in the drawer.
 */
function giveFocusOn(): () => void {
  const timer = setTimeout(() => {
    if (document.activeElement !== document.body) return
    for (const opener of document.querySelectorAll<HTMLElement>(
      '[data-account-menu], [data-drawer-opener]',
    )) {
      opener.focus()
      if (document.activeElement === opener) return
    }
  }, 100)
  return () => clearTimeout(timer)
}
