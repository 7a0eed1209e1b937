import { useEffect, useEffectEvent, useRef } from 'react'
import { openAuthDialog, useViewer } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { PlainLink } from '#ui-kit/address-link.tsx'
import { Button } from '#ui-kit/button.tsx'
import { FieldError } from '#ui-kit/field.tsx'
import { sizeLabel } from '#ui-kit/file-size.ts'
import { Check, Download } from '#ui-kit/icons.ts'
import { type PackPlan, sizeOf } from '../device/save-pack.ts'
import styles from './save-offline.module.css'
import type { SaveOfflineProps } from './save-offline-props.ts'
import { usePack } from './use-pack.ts'

interface InsideProps extends SaveOfflineProps {
  /** Whether the button was pressed before this code had loaded. */
  isAsked: boolean
  onThere: () => void
}

/** Shows sizes, then progress, then what is saved. Cancelling or a failure leaves nothing behind. */
export function SaveOffline({ isAsked, onThere, ...props }: InsideProps) {
  const viewer = useViewer()
  const { state, problem, look, save, stop, remove } = usePack(props, viewer?.user_id)
  const askForLogIn = () => openAuthDialog({ reason: m.offline_save_log_in() })
  const began = useEffectEvent(() => {
    onThere()
    if (isAsked) void (viewer ? look() : askForLogIn())
  })
  useEffect(() => began(), [])
  const place = useRef<HTMLDivElement>(null)
  const hasFocus = useRef(false)
  // Each step has its own buttons. If the focused one is gone, the next step takes the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step decides which buttons there are
  useEffect(() => {
    const isLost = hasFocus.current && !place.current?.contains(document.activeElement)
    if (isLost) place.current?.querySelector<HTMLElement>('a, button')?.focus()
  }, [state.is])
  if (!viewer) {
    return (
      <Button isWide onClick={askForLogIn}>
        <Download aria-hidden="true" />
        {m.offline_save()}
      </Button>
    )
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notes whether the focus is inside
    <div
      ref={place}
      className={styles.save}
      onFocus={() => {
        hasFocus.current = true
      }}
      onBlur={() => {
        hasFocus.current = false
      }}
    >
      {(state.is === 'nothing' || state.is === 'looking') && (
        <Button isWide isBusy={state.is === 'looking'} onClick={look}>
          <Download aria-hidden="true" />
          {m.offline_save()}
        </Button>
      )}
      {state.is === 'saving' && (
        <label className={styles.progress}>
          {m.offline_saving({ done: sizeLabel(state.done), size: sizeLabel(state.size) })}
          <progress max={state.size} value={state.done} />
        </label>
      )}
      <div role="status" className={styles.status}>
        {state.is === 'asking' && <p>{sizeWords(state.plan)}</p>}
        {state.is === 'saved' && (
          <p className={styles.saved}>
            <Check aria-hidden="true" />
            <span>
              {m.offline_saved({ size: sizeLabel(state.pack.size) })}{' '}
              <PlainLink href={`/offline?pack=${state.pack.kind}-${state.pack.thing}`}>
                {m.offline_saved_open()}
              </PlainLink>
            </span>
          </p>
        )}
        {problem && <FieldError>{problem}</FieldError>}
      </div>
      {state.is === 'asking' && (
        <div className={styles.ways}>
          <Button variant="primary" onClick={() => void save(state.plan)}>
            {m.offline_save_yes()}
          </Button>
          <Button onClick={stop}>{m.offline_cancel()}</Button>
        </div>
      )}
      {state.is === 'saving' && (
        <Button isWide onClick={stop}>
          {m.offline_cancel()}
        </Button>
      )}
      {state.is === 'saved' && (
        <Button isWide onClick={() => void remove()}>
          {m.offline_remove()}
        </Button>
      )}
    </div>
  )
}

function sizeWords(plan: PackPlan): string {
  const size = sizeLabel(sizeOf(plan))
  const files = plan.files.length
  return files === 0 ? m.offline_save_size_alone({ size }) : m.offline_save_size({ size, files })
}
