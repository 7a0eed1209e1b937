import type { Move } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { ArrowDown, ArrowUp } from '#ui-kit/icons.ts'

interface MoveButtonsProps {
  /** The title of what moves, for people who can't see where the button is. */
  title: string
  isFirst: boolean
  isLast: boolean
}

/** Up and down buttons, inside a form that says what moves. At an end a button stays, as it may have the focus. */
export function MoveButtons({ title, isFirst, isLast }: MoveButtonsProps) {
  if (isFirst && isLast) return null
  const button = (direction: Move, label: string, isAtEnd: boolean) => (
    <SubmitButton
      size="normal"
      variant={isAtEnd ? 'ghost' : 'second'}
      name="direction"
      value={direction}
      aria-label={`${label}: ${title}`}
      aria-disabled={isAtEnd || undefined}
      title={label}
      onClick={isAtEnd ? (event) => event.preventDefault() : undefined}
    >
      {direction === 'up' ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />}
    </SubmitButton>
  )
  return (
    <>
      {button('up', m.admin_move_up(), isFirst)}
      {button('down', m.admin_move_down(), isLast)}
    </>
  )
}
