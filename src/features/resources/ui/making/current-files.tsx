import { FileMark } from '#foundation/uploads/ui/index.ts'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { Checkbox } from '#ui-kit/checkbox.tsx'
import { sizeLabel } from '#ui-kit/file-size.ts'
import { useFormField } from '#ui-kit/form.tsx'
import { ArrowDown, ArrowUp } from '#ui-kit/icons.ts'
import { useIsRunning } from '#ui-kit/store.ts'
import type { ResourceFile } from '../../resource-details.contract.ts'
import { AltField } from './alt-field.tsx'
import { CaptionsField } from './captions-field.tsx'
import styles from './making.module.css'
import { CURRENT_FILES, DELETED, MOVED } from './making-fields.ts'
import type { BegunFiles } from './making-form.ts'
import { useFileOrder } from './use-file-order.ts'

interface CurrentFilesProps {
  files: readonly ResourceFile[]
  captions: BegunFiles['captions']
  /** A file was ticked to be removed, or no longer is. */
  onTick: (isTicked: boolean) => void
}

/** The resource's files in order. Ticked ones are removed on saving. */
export function CurrentFiles({ files, captions, onTick }: CurrentFilesProps) {
  const { values } = useFormField(DELETED)
  const { list, order, message, isMoved, move } = useFileOrder(files)
  const isRunning = useIsRunning()
  return (
    <>
      {isRunning && files.length > 1 ? <p className={styles.soft}>{m.resource_files_order_help()}</p> : null}
      <ul ref={list} className={styles.currentFiles} aria-label={m.resource_files_list()}>
        {order.map((file, at) => (
          <li key={file.file_id} className={styles.currentFile}>
            <input type="hidden" name={CURRENT_FILES} value={file.file_id} />
            <div className={styles.fileHead}>
              <FileMark media_type={file.media_type} name={file.name} />
              <div className={styles.fileWords}>
                <p className={styles.fileName}>{file.name}</p>
                <p className={styles.soft}>{sizeLabel(file.size)}</p>
              </div>
              {isRunning && order.length > 1 ? (
                <div className={styles.moves}>
                  <Button
                    variant="ghost"
                    size="icon"
                    data-move={`${file.file_id} -1`}
                    aria-label={m.upload_move_up({ name: file.name })}
                    aria-disabled={at === 0 || undefined}
                    onClick={() => move({ file_id: file.file_id, by: -1 })}
                  >
                    <ArrowUp />
                  </Button>
                  <Button
                    variant="ghost"
                    size="icon"
                    data-move={`${file.file_id} 1`}
                    aria-label={m.upload_move_down({ name: file.name })}
                    aria-disabled={at === order.length - 1 || undefined}
                    onClick={() => move({ file_id: file.file_id, by: 1 })}
                  >
                    <ArrowDown />
                  </Button>
                </div>
              ) : null}
              <div>
                <Checkbox
                  name={DELETED}
                  value={file.file_id}
                  aria-label={m.resource_file_remove_named({ name: file.name })}
                  label={m.resource_file_remove()}
                  defaultChecked={values.includes(String(file.file_id))}
                  onChange={({ currentTarget }) => onTick(currentTarget.checked)}
                />
              </div>
            </div>
            <AskedOf file={file} captions={captions} />
          </li>
        ))}
      </ul>
      {isMoved ? <input type="hidden" name={MOVED} value="on" /> : null}
      <p role="status" className="visually-hidden">
        {message}
      </p>
    </>
  )
}

/** The image description of a picture, or the captions of a video. */
function AskedOf({ file, captions }: { file: ResourceFile; captions: BegunFiles['captions'] }) {
  const { file_id, name, kind } = file
  if (kind === 'picture') return <AltField file_id={file_id} name={name} />
  if (kind !== 'video') return null
  const current = file.captions.map(({ language }) => language)
  return <CaptionsField file_id={file_id} name={name} current={current} begun={captions} />
}
