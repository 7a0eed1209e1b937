import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { X } from './icons.ts'
import styles from './overlay.module.css'

export interface DialogFrameProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: ReactNode
  /** The label of the close button; unused when persistent. */
  closeLabel: string
  /** No close button, no Escape, no closing by a press outside: for pages that need an account. */
  isPersistent?: boolean | undefined
  /** At least 480 px high, for the auth dialog. */
  isTall?: boolean | undefined
  /** 'alertdialog' for a question that must be answered. */
  role?: 'dialog' | 'alertdialog' | undefined
  /** Above the title, such as a big Feather. */
  mark?: ReactNode
  /** The buttons at the end. */
  foot?: ReactNode
  children: ReactNode
}

/** A modal of at most 560 px: traps the focus and returns it. Load it through lazy-parts.tsx. */
export function DialogFrame(props: DialogFrameProps) {
  const { isOpen, onOpenChange, title, closeLabel, isPersistent = false, isTall, role = 'dialog' } = props
  return (
    <ModalOverlay
      className={classNames(styles.veil, styles.center)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!isPersistent && role === 'dialog'}
      isKeyboardDismissDisabled={isPersistent}
    >
      <Modal className={styles.window ?? ''}>
        <Dialog className={classNames(styles.dialog, isTall && styles.tall)} role={role}>
          {props.mark}
          <Heading slot="title" level={2} className={styles.title ?? ''}>
            {title}
          </Heading>
          {props.children}
          {props.foot ? <div className={styles.foot}>{props.foot}</div> : null}
          {isPersistent ? null : (
            <Button
              variant="ghost"
              size="icon"
              className={styles.close}
              aria-label={closeLabel}
              onClick={() => onOpenChange(false)}
            >
              <X />
            </Button>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
