import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { m } from '#messages/messages.js'
import { classNames } from '#ui-kit/class-names.ts'
import { useFormField } from '#ui-kit/form.tsx'
import { Upload as UploadIcon } from '#ui-kit/icons.ts'
import { TextField } from '#ui-kit/text-field.tsx'
import { uploadFields } from '../upload-fields.contract.ts'
import type { TemporaryFile } from '../uploads.contract.ts'
import styles from './upload-list.module.css'
import { UploadRow } from './upload-row.tsx'
import { asUpload, isOnItsWay, mostBytes } from './upload-state.ts'
import { useTellingTheForm } from './use-telling-the-form.ts'
import { useUploads } from './use-uploads.ts'

export interface UploadListProps {
  /** The field's name if the form is sent without JavaScript; the form names it in `files`. */
  name: string
  label: string
  help: string
  /** Extensions and media types that the file dialog offers; the server checks the bytes. */
  accept: string
  /** How many more files are allowed. */
  room: number
  /** Files that are already uploaded, such as those of a draft. */
  begun: readonly Pick<TemporaryFile, 'id' | 'name' | 'size' | 'media_type'>[]
  /** Further fields for an uploaded file. */
  children?: (file: { id: string; media_type: string; name: string }) => ReactNode
}

/** The files of a `Form`, dropped or chosen, each uploaded while the person continues. The person can sort them. */
export function UploadList({ name, label, help, accept, room, begun, children }: UploadListProps) {
  const { id, error } = useFormField(name)
  const list = useUploads({ begun: begun.map(asUpload), most: (file) => mostBytes(file.type) })
  const [isOver, setIsOver] = useState(false)
  const [tooMany, setTooMany] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const fields = uploadFields(name)
  const { uploads, prepare } = list
  const thereCount = uploads.length - uploads.filter(isOnItsWay).length
  const [prepareOnce] = useState(() => prepare)
  useEffect(prepareOnce, [prepareOnce])
  useTellingTheForm(box, uploads)

  function add(files: FileList | null) {
    const chosen = [...(files ?? [])]
    const free = Math.max(0, room - uploads.length)
    setTooMany(Math.max(0, chosen.length - free))
    list.add(chosen.slice(0, free))
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    add(event.dataTransfer.files)
  }

  function remove(key: string) {
    const at = uploads.findIndex((upload) => upload.key === key)
    const rows = box.current?.querySelectorAll<HTMLElement>('[data-remove]')
    const next = rows?.[at + 1] ?? rows?.[at - 1] ?? input.current
    list.remove(key)
    setTooMany(0)
    next?.focus()
  }

  return (
    <div ref={box} className={styles.list}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra, the field inside does the same */}
      <div
        className={classNames(styles.drop, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <UploadIcon aria-hidden="true" className={styles.mark} />
        <TextField
          id={id}
          type="file"
          multiple
          name={name}
          accept={accept}
          label={label}
          help={help}
          error={uploads.length === 0 ? error : undefined}
          ref={input}
          onChange={({ currentTarget }) => {
            add(currentTarget.files)
            // Reset, so that the same file can be chosen again and isn't sent a second time with the form.
            currentTarget.value = ''
          }}
        />
        {tooMany > 0 ? (
          <p role="alert" className={styles.tooMany}>
            {m.upload_too_many({ count: tooMany })}
          </p>
        ) : null}
      </div>
      {uploads.length > 0 ? (
        <ol className={styles.rows}>
          {uploads.map((upload, at) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              isFirst={at === 0}
              isLast={at === uploads.length - 1}
              onPause={() => list.pause(upload.key)}
              onGoOn={() => list.goOn(upload.key)}
              onRemove={() => remove(upload.key)}
              onMove={(by) => list.move(upload.key, by)}
            >
              {upload.state.is === 'there' ? (
                <>
                  <input type="hidden" name={fields.kept} value={upload.state.id} />
                  <input type="hidden" name={fields.names} value={`${upload.state.id} ${upload.name}`} />
                  {children?.({ id: upload.state.id, media_type: upload.media_type, name: upload.name })}
                </>
              ) : (
                <input type="hidden" name={fields.onTheWay} value={upload.name} />
              )}
            </UploadRow>
          ))}
        </ol>
      ) : null}
      <p role="status" className="visually-hidden">
        {uploads.length > 0 ? m.upload_list_there({ there: thereCount, all: uploads.length }) : ''}
      </p>
    </div>
  )
}
