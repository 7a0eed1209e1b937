import { useLocation } from '@tanstack/react-router'
import { type FormEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import type { FormCall } from '#contract/call-form.ts'
import { FORM_FIELD, NEXT_FIELD } from '#contract/page-form.ts'
import { PlainLink } from '#ui-kit/address-link.tsx'
import { Button, type ButtonLook, buttonClass } from '#ui-kit/button.tsx'
import { FieldError } from '#ui-kit/field.tsx'
import { useViewer } from '../sessions/use-viewer.ts'
import type { AutoAction } from './auto-actions.ts'
import { useAttempt } from './use-attempt.ts'

/** Something that a person turns on and off, such as a vote, with how many have turned it on. */
export interface ToggleState {
  isOn: boolean
  count: number
}

/** What is sent. */
export interface Toggle {
  id: number
  isOn: boolean
  /** Whether to show the message of the response: after log-in nobody sees the button change. */
  showsMessage: boolean
}

interface ToggleButtonProps extends Omit<ButtonLook, 'className'> {
  id: number
  /** The field of the form that says what is wanted, such as `is_liked`. */
  wish: string
  /** The call for people without JavaScript, and the place on the page at which they go on. */
  call: FormCall
  next?: string
  action: AutoAction<Toggle>
  state: ToggleState
  /** Shows another state, before and after the server has it. */
  onToggle: (state: ToggleState) => void
  /** Said beside the button when the call fails. */
  failed: string
  /** The whole name of the button. */
  label: string
  /** The words change with it, so it is no switch that is pressed or not. */
  hasOwnWords?: boolean | undefined
  /** The class of the form around the button. */
  className?: string | undefined
  children: ReactNode
}

/**
 * Changes at once, then calls, and goes back with words when the call fails. A second press is an undo. A visitor's
 * press is stored and goes on after log-in; without JavaScript it leads there.
 */
export function ToggleButton(props: ToggleButtonProps) {
  return useViewer() ? <OwnToggle {...props} /> : <ToggleAfterLogin {...props} />
}

function OwnToggle(props: ToggleButtonProps) {
  const { id, wish, call, next, action, state, onToggle, failed, label, hasOwnWords, className, children } =
    props
  const attempt = useAttempt()
  const [problem, setProblem] = useState<string>()
  const wanted = useRef(state.isOn)
  const isSending = useRef(false)

  async function press(event: FormEvent) {
    event.preventDefault()
    setProblem(undefined)
    wanted.current = !state.isOn
    onToggle(toggledTo(state, wanted.current))
    if (!isSending.current) await send()
  }

  /** One call after the other, until the server has what the last press wanted. */
  async function send() {
    isSending.current = true
    let confirmed = state
    while (confirmed.isOn !== wanted.current) {
      const isOn = wanted.current
      const answer = await attempt(action, { id, isOn, showsMessage: false })
      if (answer === 'pending' || !answer.success) {
        wanted.current = confirmed.isOn
        onToggle(confirmed)
        setProblem(failed)
        break
      }
      confirmed = toggledTo(confirmed, isOn)
    }
    isSending.current = false
  }

  return (
    <form method="post" className={className} onSubmit={press}>
      <input type="hidden" name={FORM_FIELD} value={call} />
      {next ? <input type="hidden" name={NEXT_FIELD} value={next} /> : null}
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name={wish} value={String(!state.isOn)} />
      <Button
        type="submit"
        variant={hasOwnWords && state.isOn ? 'done' : props.variant}
        size={props.size}
        isWide={props.isWide}
        aria-pressed={hasOwnWords ? undefined : state.isOn}
        aria-label={label}
      >
        {children}
      </Button>
      {problem ? (
        <div role="alert">
          <FieldError>{problem}</FieldError>
        </div>
      ) : null}
    </form>
  )
}

function ToggleAfterLogin({ id, action, label, className, children, ...look }: ToggleButtonProps) {
  const attempt = useAttempt()
  const here = useLocation({ select: ({ pathname }) => pathname })
  function press(event: MouseEvent) {
    event.preventDefault()
    void attempt(action, { id, isOn: true, showsMessage: true })
  }
  return (
    <div className={className}>
      <PlainLink
        className={buttonClass({ variant: look.variant, size: look.size, isWide: look.isWide })}
        href={`/auth?next=${encodeURIComponent(here)}`}
        rel="nofollow"
        aria-haspopup="dialog"
        aria-label={label}
        onClick={press}
      >
        {children}
      </PlainLink>
    </div>
  )
}

const toggledTo = ({ isOn, count }: ToggleState, wanted: boolean): ToggleState => ({
  isOn: wanted,
  count: count + Number(wanted) - Number(isOn),
})
