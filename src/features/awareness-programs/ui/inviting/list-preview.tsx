import { useEffect, useId, useRef } from 'react'
import { m } from '#messages/messages.js'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { INVITATIONS_A_DAY } from '../../awareness-programs.contract.ts'
import type { InvitationPreview } from '../../invitations.contract.ts'
import { SEND } from './invite-forms.ts'
import styles from './inviting.module.css'

/** The preview of a list, and the button to send it. */
export function ListPreview({ preview }: { preview: InvitationPreview }) {
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (preview) title.current?.focus()
  }, [preview])
  const { ready, left_today, first, broken_lines, broken } = preview
  const going = Math.min(ready, left_today)
  return (
    <section className={styles.preview} aria-labelledby={`${id}preview`}>
      <h3 ref={title} id={`${id}preview`} tabIndex={-1}>
        {readyLabel(ready)}
      </h3>
      <LeftOut preview={preview} />
      {first.length > 0 ? (
        <ul className={styles.people}>
          {first.map(({ email, name }) => (
            <li key={email}>
              {name ? (
                <>
                  <bdi lang={scriptLanguage(name)}>{name}</bdi> ·{' '}
                </>
              ) : null}
              {email}
            </li>
          ))}
          {ready > first.length ? <li>{m.and_more({ count: numberLabel(ready - first.length) })}</li> : null}
        </ul>
      ) : null}
      {broken > 0 ? (
        <div className={styles.broken}>
          <p>{m.awareness_inviting_broken_title()}</p>
          <ul className={styles.people}>
            {broken_lines.map(({ line, text }, at) => (
              // Invalid parts can repeat within a line, and never change order.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li key={at}>{m.awareness_inviting_broken_line({ line, text })}</li>
            ))}
            {broken > broken_lines.length ? (
              <li>{m.and_more({ count: numberLabel(broken - broken_lines.length) })}</li>
            ) : null}
          </ul>
        </div>
      ) : null}
      {ready > left_today ? (
        <p>
          {left_today === 0
            ? m.awareness_inviting_none_left({ most: INVITATIONS_A_DAY })
            : m.awareness_inviting_some_left({ count: left_today, most: INVITATIONS_A_DAY })}
        </p>
      ) : null}
      {going > 0 ? (
        <p>
          <SubmitButton name="action" value={SEND}>
            {m.awareness_inviting_send({ count: going })}
          </SubmitButton>
        </p>
      ) : null}
    </section>
  )
}

const readyLabel = (count: number): string =>
  count === 0
    ? m.awareness_inviting_ready_none()
    : m.awareness_inviting_ready({ count, shown: numberLabel(count) })

/** Why rows of the list aren't invited, one line per reason. */
function LeftOut({ preview }: { preview: InvitationPreview }) {
  const { broken, repeated, own, invited_before, opted_out } = preview
  const reasons = [
    { count: broken, label: m.awareness_inviting_broken },
    { count: repeated, label: m.awareness_inviting_repeated },
    { count: own, label: m.awareness_inviting_own },
    { count: invited_before, label: m.awareness_inviting_already_invited },
    { count: opted_out, label: m.awareness_inviting_opted_out },
  ].filter(({ count }) => count > 0)
  if (reasons.length === 0) return null
  return (
    <ul className={styles.reasons}>
      {reasons.map(({ count, label }) => {
        const reason = label({ count: numberLabel(count) })
        return <li key={reason}>{reason}</li>
      })}
    </ul>
  )
}
