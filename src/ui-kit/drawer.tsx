import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { X } from './icons.ts'
import styles from './overlay.module.css'

export interface DrawerProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: ReactNode
  closeLabel: string
  side?: 'start' | 'end' | undefined
  /** Covers a small screen completely. */
  isFull?: boolean | undefined
  /** Always visible at the bottom, such as "Show 21 events". */
  foot?: ReactNode
  children: ReactNode
}

/** A modal from the side: filters and menus on small screens. Load it through lazy-parts.tsx. */
export function Drawer({
  isOpen,
  onOpenChange,
  title,
  closeLabel,
  side = 'end',
  isFull,
  foot,
  children,
}: DrawerProps) {
  return (
    <ModalOverlay className={styles.veil ?? ''} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className={classNames(styles.side, side === 'start' && styles.start, isFull && styles.full)}>
        <Dialog className={styles.sheet ?? ''}>
          <Heading slot="title" level={2} className={styles.sheetTitle ?? ''}>
            {title}
          </Heading>
          {children}
          {foot ? <div className={styles.sheetFoot}>{foot}</div> : null}
          <Button
            variant="ghost"
            size="icon"
            className={styles.close}
            aria-label={closeLabel}
            onClick={() => onOpenChange(false)}
          >
            <X />
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
