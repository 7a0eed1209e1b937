import type { ReactNode } from 'react'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { FieldError } from '#ui-kit/field.tsx'
import { sizeLabel } from '#ui-kit/file-size.ts'
import { ArrowDown, ArrowUp } from '#ui-kit/icons.ts'
import { FileMark } from './file-mark.tsx'
import styles from './upload-list.module.css'
import type { Upload } from './upload-state.ts'

interface UploadRowProps {
  upload: Upload
  isFirst: boolean
  isLast: boolean
  onPause: () => void
  onGoOn: () => void
  onRemove: () => void
  onMove: (by: -1 | 1) => void
  children: ReactNode
}

/** One file of an `UploadList`: its progress and actions. */
export function UploadRow(props: UploadRowProps) {
  const { upload, isFirst, isLast, onMove, children } = props
  const { name, size, media_type, state } = upload
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <FileMark media_type={media_type} name={name} />
        <div className={styles.words}>
          <p className={styles.name}>{name}</p>
          <p className={styles.state}>
            {stateLabel(upload)}
            {size > 0 ? ` · ${sizeLabel(size)}` : ''}
          </p>
        </div>
        <div className={styles.buttons}>
          {isFirst && isLast ? null : (
            <>
              <Button
                variant="ghost"
                size="icon"
                aria-label={m.upload_move_up({ name })}
                aria-disabled={isFirst || undefined}
                onClick={() => onMove(-1)}
              >
                <ArrowUp />
              </Button>
              <Button
                variant="ghost"
                size="icon"
                aria-label={m.upload_move_down({ name })}
                aria-disabled={isLast || undefined}
                onClick={() => onMove(1)}
              >
                <ArrowDown />
              </Button>
            </>
          )}
          <WayButtons {...props} />
        </div>
      </div>
      {state.is === 'sending' || state.is === 'paused' ? (
        <progress
          className={styles.progress}
          max={1}
          value={state.share}
          aria-label={m.upload_sending({ name })}
        />
      ) : null}
      {upload.isHevc ? (
        <p role="status" className={styles.hevc}>
          {m.upload_video_hevc()}
        </p>
      ) : null}
      {state.is === 'wrong' ? (
        <div role="alert">
          <FieldError>{state.message}</FieldError>
        </div>
      ) : null}
      {children}
    </li>
  )
}

function WayButtons({ upload: { name, state }, onPause, onGoOn, onRemove }: UploadRowProps) {
  const isOnTheLine = state.is === 'sending' || state.is === 'paused'
  return (
    <>
      {state.is === 'sending' ? (
        <Button variant="ghost" aria-label={m.upload_pause_named({ name })} onClick={onPause}>
          {m.upload_pause()}
        </Button>
      ) : null}
      {state.is === 'paused' || (state.is === 'wrong' && state.mayTryAgain) ? (
        <Button variant="second" aria-label={m.upload_resume_named({ name })} onClick={onGoOn}>
          {m.upload_resume()}
        </Button>
      ) : null}
      <Button
        variant="ghost"
        data-remove=""
        aria-label={isOnTheLine ? m.upload_cancel_named({ name }) : m.upload_remove_named({ name })}
        onClick={onRemove}
      >
        {isOnTheLine ? m.upload_cancel() : m.upload_remove()}
      </Button>
    </>
  )
}

function stateLabel({ state }: Upload): string {
  if (state.is === 'there') return m.upload_state_there()
  if (state.is === 'waiting') return m.upload_state_waiting()
  if (state.is === 'paused') return m.upload_state_paused()
  if (state.is === 'wrong') return m.upload_state_wrong()
  return state.isCut
    ? m.upload_connection_dropped()
    : m.upload_state_sending({ percent: Math.floor(state.share * 100) })
}
