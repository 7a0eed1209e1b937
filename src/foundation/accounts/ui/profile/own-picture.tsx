import { Suspense, useRef, useState } from 'react'
import { PICTURE_TYPES } from '#foundation/uploads/uploads.contract.ts'
import { m } from '#messages/messages.js'
import { Avatar } from '#ui-kit/avatar.tsx'
import { Button } from '#ui-kit/button.tsx'
import { FieldError } from '#ui-kit/field.tsx'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { LazyDialog, lazyCode, preloadDialog } from '#ui-kit/lazy-parts.tsx'
import { Skeleton } from '#ui-kit/skeleton.tsx'
import type { OwnDetails } from '../../own-account.contract.ts'
import { useStayAt } from '../sessions/use-after-change.ts'
import styles from './own-picture.module.css'

const { load, part } = lazyCode(() => import('./crop-picture.tsx'))
const CropPicture = part((code) => code.CropPicture)

function preload() {
  preloadDialog()
  void load()
}

/** The person's public picture: choose, crop, change or remove it. */
export function OwnPicture({ me }: { me: OwnDetails }) {
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [isUnreadable, setIsUnreadable] = useState(false)
  const changed = useStayAt('my-picture')

  async function choose(chosen: File | undefined) {
    if (!chosen) return
    const isReadable = await canBeShown(chosen)
    setIsUnreadable(!isReadable)
    if (isReadable) setFile(chosen)
  }

  const close = () => setFile(undefined)
  return (
    <section className={styles.picture} aria-labelledby="my-picture">
      <Avatar name={`${me.first_name} ${me.last_name}`} src={me.profile_picture ?? undefined} size="large" />
      <div className={styles.words}>
        <h2 id="my-picture" className={styles.title} tabIndex={-1}>
          {m.profile_picture()}
        </h2>
        <p className={styles.help}>
          {m.profile_picture_help()} {m.profile_picture_kinds()}
        </p>
        <noscript>
          <p>{m.profile_picture_script()}</p>
        </noscript>
        {isUnreadable ? (
          <div role="alert">
            <FieldError>{m.profile_picture_unreadable()}</FieldError>
          </div>
        ) : null}
        <div className={styles.buttons}>
          <Button
            className={styles.choose}
            onClick={() => input.current?.click()}
            onPointerEnter={preload}
            onFocus={preload}
          >
            {me.profile_picture ? m.profile_picture_change() : m.profile_picture_choose()}
          </Button>
          {me.profile_picture ? (
            <Form call="DELETE /v2/user/picture/" next="/profile/edit" onSent={changed} headingLevel={3}>
              <SubmitButton variant="ghost" size="normal">
                {m.profile_picture_remove()}
              </SubmitButton>
            </Form>
          ) : null}
        </div>
        <input
          ref={input}
          type="file"
          accept={PICTURE_TYPES}
          hidden
          data-picture
          onChange={({ currentTarget }) => {
            void choose(currentTarget.files?.[0])
            // Reset, so that the same file can be chosen again.
            currentTarget.value = ''
          }}
        />
      </div>
      <LazyDialog
        isOpen={file !== undefined}
        onOpenChange={close}
        title={m.profile_crop_title()}
        closeLabel={m.auth_close()}
      >
        {file ? (
          <Suspense fallback={<Skeleton shape="box" />}>
            <CropPicture
              file={file}
              onCancel={close}
              onDone={async () => {
                close()
                await changed()
              }}
              onMissing={close}
            />
          </Suspense>
        ) : null}
      </LazyDialog>
    </section>
  )
}

/** Tries the browser's decoder first, before a dialog opens that couldn't show the picture. */
async function canBeShown(file: File): Promise<boolean> {
  try {
    const picture = await createImageBitmap(file)
    picture.close()
    return true
  } catch {
    return false
  }
}
