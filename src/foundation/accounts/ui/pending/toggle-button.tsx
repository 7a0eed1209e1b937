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

/** Something that people turn on and off, such as a vote, and how many have turned it on. */
export interface ToggleState {
  isOn: boolean
  count: number
}

/** The input of the call. */
export interface Toggle {
  id: number
  isOn: boolean
  /** Whether to show the response's message: after log-in, nobody sees the button change. */
  showsMessage: boolean
}

interface ToggleButtonProps extends Omit<ButtonLook, 'className'> {
  id: number
  /** The form field that says what is wanted, such as `is_liked`. */
  wish: string
  /** The form call for people without JavaScript, and where on the page they continue. */
  call: FormCall
  next?: string
  action: AutoAction<Toggle>
  state: ToggleState
  /** Shows a new state, before and after the server confirms it. */
  onToggle: (state: ToggleState) => void
  /** Shown beside the button if the call fails. */
  failed: string
  /** The accessible name of the button. */
  label: string
  /** The label changes with the state, so it isn't announced as pressed or not. */
  hasOwnWords?: boolean | undefined
  /** The class of the form around the button. */
  className?: string | undefined
  children: ReactNode
}

/**
 * Changes at once, then calls, and reverts with a message if the call fails. A second press undoes the first. A
 * visitor's press is stored and runs after log-in; without JavaScript it links to the log-in page.
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

  /** Sends one call after the other until the server has the last state that was wanted. */
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
  const here = useLocation({ select: ({ href }) => href })
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
