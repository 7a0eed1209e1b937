import type { ReactNode } from 'react'
import { m } from '#messages/messages.js'
import { FieldError } from '#ui-kit/field.tsx'
import { Skeleton } from '#ui-kit/skeleton.tsx'
import type { Read } from './use-file-content.ts'
import styles from './viewer.module.css'

interface ReadContentProps<Content> {
  read: Read<Content>
  children: (content: Content) => ReactNode
}

/** A file's content once it has loaded, or why it failed. */
export function ReadContent<Content>({ read, children }: ReadContentProps<Content>) {
  if (read.state === 'there') return children(read.content)
  if (read.state === 'failed') return <FieldError>{m.resource_viewer_failed()}</FieldError>
  return <Waiting />
}

export function Waiting() {
  return (
    <div className={styles.waiting}>
      <p role="status">{m.resource_viewer_loading()}</p>
      <Skeleton shape="box" />
    </div>
  )
}
