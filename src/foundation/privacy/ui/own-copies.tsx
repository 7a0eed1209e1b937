import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ProfilePart, useStayAt } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { buttonClass } from '#ui-kit/button.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import { sizeLabel } from '#ui-kit/file-size.ts'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { Download } from '#ui-kit/icons.ts'
import { type DataExport, EXPORTS_A_DAY, exportAddress } from '../privacy.contract.ts'
import styles from './own-data.module.css'

const LOOK_AGAIN_MS = 5_000

/** Data exports: request one, see its state, download it. */
export function OwnCopies({ exports }: { exports: readonly DataExport[] }) {
  const stay = useStayAt('my-copies')
  const isWaiting = exports.some(({ state }) => state === 'waiting')
  useWhenMade(isWaiting)
  return (
    <ProfilePart id="my-copies" title={m.privacy_copies()} help={m.privacy_copies_help()}>
      {exports.length > 0 ? (
        <ul className={styles.copies}>
          {exports.map((one) => (
            <li key={one.id} className={styles.copy}>
              <Copy copy={one} />
            </li>
          ))}
        </ul>
      ) : null}
      {isWaiting ? null : (
        <Form
          call="POST /v2/user/privacy/export/"
          next="/profile/privacy"
          onSent={stay}
          headingLevel={3}
          className={styles.form}
        >
          <SubmitButton variant="second" size="normal">
            {m.privacy_copy_ask()}
          </SubmitButton>
          <p className={styles.small}>{m.privacy_copy_limit({ most: EXPORTS_A_DAY })}</p>
        </Form>
      )}
    </ProfilePart>
  )
}

/** Shows a copy on an open page when it is made. */
function useWhenMade(isWaiting: boolean): void {
  const { api } = useFormParts()
  const router = useRouter()
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(async () => {
      const own = await api('GET /v2/user/privacy/', {})
      if (own.success && own.data.exports.every(({ state }) => state !== 'waiting')) await router.invalidate()
    }, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isWaiting, api, router])
}

function Copy({ copy: { id, state, asked_at, expires_at, size_bytes } }: { copy: DataExport }) {
  const asked = (
    <>
      {m.privacy_copy_asked()} <DateTime moment={asked_at} kind="dayAndTime" />
    </>
  )
  return (
    <>
      <div>
        <p role="status" className={styles.state}>
          {stateWords[state]()}
        </p>
        {state === 'waiting' ? (
          <noscript>
            <p className={styles.small}>{m.privacy_copy_reload()}</p>
          </noscript>
        ) : null}
        <p className={styles.small}>
          {state === 'ready' && expires_at ? (
            <>
              {m.privacy_copy_until()} <DateTime moment={expires_at} kind="dayAndTime" />
            </>
          ) : (
            asked
          )}
        </p>
      </div>
      {state === 'ready' ? (
        <a className={buttonClass({ variant: 'primary' })} href={exportAddress(id)} download>
          <Download aria-hidden="true" />
          {size_bytes === null
            ? m.privacy_copy_download()
            : m.privacy_copy_download_size({ size: sizeLabel(size_bytes) })}
        </a>
      ) : null}
    </>
  )
}

const stateWords = {
  waiting: m.privacy_copy_making,
  ready: m.privacy_copy_ready,
  failed: m.privacy_copy_failed,
  gone: m.privacy_copy_gone,
}
