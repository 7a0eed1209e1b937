import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Sent } from '#contract/page-form.ts'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { Trash2 } from '#ui-kit/icons.ts'
import { LazyDialog, preloadDialog } from '#ui-kit/lazy-parts.tsx'
import { useIsRunning } from '#ui-kit/store.ts'
import type { ResourceDetails } from '../../resource-details.contract.ts'
import styles from './making.module.css'

/** Deletes one of the person's own resources, after saying what is deleted with it. */
export function DeleteResource({ resource }: { resource: ResourceDetails }) {
  const [isOpen, setIsOpen] = useState(false)
  const isRunning = useIsRunning()
  if (!isRunning) {
    return (
      <Disclosure look="card" summary={m.resource_delete()}>
        <DeleteForm resource={resource} />
      </Disclosure>
    )
  }
  return (
    <div className={styles.delete}>
      <Button
        variant="ghost"
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setIsOpen(true)}
      >
        <Trash2 />
        {m.resource_delete()}
      </Button>
      <LazyDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        role="alertdialog"
        title={m.resource_delete_title()}
        closeLabel={m.auth_close()}
      >
        <DeleteForm resource={resource} onKeep={() => setIsOpen(false)} />
      </LazyDialog>
    </div>
  )
}

function DeleteForm({ resource, onKeep }: { resource: ResourceDetails; onKeep?: () => void }) {
  const router = useRouter()
  const { id, title, resource_files, rating_count, likes_count } = resource
  async function goOn({ goTo }: Sent) {
    if (goTo) await router.navigate({ href: goTo, replace: true })
    router.clearCache()
  }
  return (
    <Form
      call="POST /v2/resource/delete/"
      next="/resource"
      onSent={goOn}
      className={styles.deleteForm}
      headingLevel={3}
    >
      <input type="hidden" name="id" value={id} />
      <p>
        <strong>{title}</strong>
      </p>
      <p>
        {m.resource_delete_text({
          files: resource_files.length,
          reviews: rating_count,
          likes: likes_count,
        })}
      </p>
      <div className={styles.buttons}>
        <SubmitButton variant="danger">{m.resource_delete_yes()}</SubmitButton>
        {onKeep ? (
          <Button variant="second" size="big" onClick={onKeep}>
            {m.resource_delete_keep()}
          </Button>
        ) : null}
      </div>
    </Form>
  )
}
