import { useEffect, useEffectEvent } from 'react'
import { openAuthDialog, useViewer } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { PlainLink } from '#ui-kit/address-link.tsx'
import { Button } from '#ui-kit/button.tsx'
import { FieldError } from '#ui-kit/field.tsx'
import { sizeLabel } from '#ui-kit/file-size.ts'
import { Check, Download } from '#ui-kit/icons.ts'
import { sizeOf } from '../device/save-pack.ts'
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
  if (!viewer) {
    return (
      <Button isWide onClick={askForLogIn}>
        <Download aria-hidden="true" />
        {m.offline_save()}
      </Button>
    )
  }
  return (
    <div className={styles.save} aria-live="polite">
      {(state.is === 'nothing' || state.is === 'looking') && (
        <Button isWide isBusy={state.is === 'looking'} onClick={look}>
          <Download aria-hidden="true" />
          {m.offline_save()}
        </Button>
      )}
      {state.is === 'asking' && (
        <>
          <p>
            {m.offline_save_size({
              size: sizeLabel(sizeOf(state.plan)),
              files: state.plan.files.length,
            })}
          </p>
          <div className={styles.ways}>
            <Button variant="primary" onClick={() => void save(state.plan)}>
              {m.offline_save_yes()}
            </Button>
            <Button onClick={stop}>{m.offline_cancel()}</Button>
          </div>
        </>
      )}
      {state.is === 'saving' && (
        <>
          <label className={styles.progress}>
            {m.offline_saving({ done: sizeLabel(state.done), size: sizeLabel(state.size) })}
            <progress max={state.size} value={state.done} />
          </label>
          <Button isWide onClick={stop}>
            {m.offline_cancel()}
          </Button>
        </>
      )}
      {state.is === 'saved' && (
        <>
          <p className={styles.saved}>
            <Check aria-hidden="true" />
            <span>
              {m.offline_saved({ size: sizeLabel(state.pack.size) })}{' '}
              <PlainLink href={`/offline?pack=${state.pack.kind}-${state.pack.thing}`}>
                {m.offline_saved_open()}
              </PlainLink>
            </span>
          </p>
          <Button isWide onClick={() => void remove()}>
            {m.offline_remove()}
          </Button>
        </>
      )}
      {problem && <FieldError>{problem}</FieldError>}
    </div>
  )
}
