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

/** Up and down buttons, inside a form that says what moves. */
export function MoveButtons({ title, isFirst, isLast }: MoveButtonsProps) {
  const button = (direction: Move, label: string) => (
    <SubmitButton
      size="normal"
      variant="second"
      name="direction"
      value={direction}
      aria-label={`${label}: ${title}`}
      title={label}
    >
      {direction === 'up' ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />}
    </SubmitButton>
  )
  return (
    <>
      {isFirst ? null : button('up', m.admin_move_up())}
      {isLast ? null : button('down', m.admin_move_down())}
    </>
  )
}
