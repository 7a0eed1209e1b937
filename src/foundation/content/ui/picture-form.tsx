import type { ReactNode } from 'react'
import type { FormCall } from '#contract/call-form.ts'
import { FormGroup, InBothLanguages } from '#foundation/admin-kit/ui/index.ts'
import { UploadField } from '#foundation/uploads/ui/index.ts'
import { inMegabytes, MOST_BYTES, PICTURE_TYPES } from '#foundation/uploads/uploads.contract.ts'
import { m } from '#messages/messages.js'
import { Form, type FormProps } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { Picture } from '#ui-kit/picture.tsx'
import { pictureSet } from '../content-picture.contract.ts'
import styles from './picture-form.module.css'

interface PictureFormProps {
  id: number
  /** The call that sets the picture. */
  call: FormCall
  values: NonNullable<FormProps['values']>
  label: string
  help: (limit: { megabytes: number }) => string
  altHelp: string
  children: ReactNode
}

/** A form of its own for a picture and its description. */
export function PictureForm({ id, call, values, label, help, altHelp, children }: PictureFormProps) {
  return (
    <Form call={call} hasFiles values={values} className={styles.form}>
      <input type="hidden" name="id" value={id} />
      <FormGroup legend={m.admin_picture()}>
        {children}
        <UploadField
          name="upload_id"
          label={label}
          help={help({ megabytes: inMegabytes(MOST_BYTES) })}
          accept={PICTURE_TYPES}
          most={MOST_BYTES}
          isSentAtOnce
        />
        <InBothLanguages name="alt" label={m.admin_picture_alt()} help={altHelp} maxLength={300} />
        <div className={styles.actions}>
          <SubmitButton size="normal">{m.admin_picture_save()}</SubmitButton>
        </div>
      </FormGroup>
    </Form>
  )
}

interface ContentPictureProps extends Pick<PictureFormProps, 'id' | 'call' | 'help'> {
  picture: { address: string; alt_en: string; alt_hi: string } | null
  removeCall: FormCall
  /** Shown if there is no picture. */
  none: string
}

/** The picture of content, with forms to replace, describe and remove it. */
export function ContentPicture({ id, picture, removeCall, none, ...rest }: ContentPictureProps) {
  return (
    <div className={styles.form}>
      <PictureForm
        {...rest}
        key={picture?.address}
        id={id}
        values={{ alt_en: picture?.alt_en, alt_hi: picture?.alt_hi }}
        label={picture ? m.admin_picture_other() : m.admin_picture_choose()}
        altHelp={m.admin_picture_alt_help()}
      >
        {picture ? (
          <Picture
            src={picture.address}
            srcSet={pictureSet(picture.address)}
            sizes="360px"
            alt={picture.alt_en || picture.alt_hi || m.admin_picture()}
            className={styles.picture}
          />
        ) : (
          <p className={styles.below}>{none}</p>
        )}
      </PictureForm>
      {picture ? (
        <Form call={removeCall} className={styles.actions}>
          <input type="hidden" name="id" value={id} />
          <SubmitButton size="normal" variant="ghost">
            {m.admin_picture_remove()}
          </SubmitButton>
        </Form>
      ) : null}
    </div>
  )
}
