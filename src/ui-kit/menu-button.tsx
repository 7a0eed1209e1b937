import { type ReactNode, Suspense, useRef, useState } from 'react'
import { Button, type ButtonLook } from './button.tsx'
import { lazyCode } from './lazy-parts.tsx'
import type { MenuChoice } from './menu-popover.tsx'

export type { MenuChoice } from './menu-popover.tsx'

const { load, part } = lazyCode(() => import('./menu-popover.tsx'))
const MenuPopover = part((code) => code.MenuPopover)

export interface MenuButtonProps extends ButtonLook {
  children: ReactNode
  /** The name of the list, and of the button when `isIconOnly`. */
  label: string
  isIconOnly?: boolean | undefined
  choices: readonly MenuChoice[]
  onChoose: (id: string) => void
}

/** A native button; its menu's code loads when a pointer or the focus comes near. */
export function MenuButton({ children, label, isIconOnly, choices, onChoose, ...look }: MenuButtonProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isWanted, setIsWanted] = useState(false)

  function open() {
    setIsWanted(true)
    setIsOpen(true)
  }

  return (
    <>
      <Button
        {...look}
        {...(isIconOnly ? { size: 'icon' as const, 'aria-label': label } : {})}
        ref={trigger}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => (isOpen ? setIsOpen(false) : open())}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          open()
        }}
      >
        {children}
      </Button>
      {isWanted ? (
        <Suspense fallback={null}>
          <MenuPopover
            trigger={trigger}
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            onMissing={() => setIsOpen(false)}
            label={label}
            choices={choices}
            onChoose={onChoose}
          />
        </Suspense>
      ) : null}
    </>
  )
}
