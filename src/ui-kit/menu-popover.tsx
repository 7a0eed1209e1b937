import type { RefObject } from 'react'
import { Menu, MenuItem, Popover } from 'react-aria-components/Menu'
import { classNames } from './class-names.ts'
import type { Icon } from './icons.ts'
import styles from './menu.module.css'

export interface MenuChoice {
  id: string
  label: string
  icon?: Icon | undefined
  isDanger?: boolean | undefined
  isDisabled?: boolean | undefined
  /** A link; followed by the browser unless the app sets React Aria's RouterProvider. */
  href?: string | undefined
}

export interface MenuPopoverProps {
  trigger: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  label: string
  choices: readonly MenuChoice[]
  onChoose: (id: string) => void
}

/** The list of a MenuButton, which loads it at first use. */
export function MenuPopover({ trigger, isOpen, onOpenChange, label, choices, onChoose }: MenuPopoverProps) {
  return (
    <Popover
      className={styles.popover ?? ''}
      aria-label={label}
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom end"
      offset={6}
    >
      <Menu
        className={styles.menu ?? ''}
        aria-label={label}
        autoFocus="first"
        onAction={(key) => onChoose(String(key))}
        onClose={() => onOpenChange(false)}
      >
        {choices.map(({ id, label: text, icon: Picture, isDanger, isDisabled, href }) => (
          <MenuItem
            key={id}
            id={id}
            textValue={text}
            className={classNames(styles.item, isDanger && styles.danger)}
            {...(isDisabled ? { isDisabled } : {})}
            {...(href === undefined ? {} : { href })}
          >
            {Picture ? <Picture /> : null}
            {text}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  )
}
