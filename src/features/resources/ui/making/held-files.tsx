import { FileMark, inWords } from '#foundation/uploads/ui/index.ts'
import { m } from '#messages/messages.js'
import { Checkbox } from '#ui-kit/checkbox.tsx'
import { useFormField } from '#ui-kit/form.tsx'
import type { ResourceFile } from '../../resource-details.contract.ts'
import { AltField } from './alt-field.tsx'
import styles from './making.module.css'
import { DELETED, HELD } from './making-fields.ts'

/** Files that the resource has. Those that are ticked go when it is saved. */
export function HeldFiles({ files }: { files: readonly ResourceFile[] }) {
  const { values } = useFormField(DELETED)
  return (
    <ul className={styles.held} aria-label={m.resource_files_held()}>
      {files.map(({ file_id, name, media_type, size, kind }) => (
        <li key={file_id} className={styles.heldFile}>
          <input type="hidden" name={HELD} value={file_id} />
          <div className={styles.heldHead}>
            <FileMark media_type={media_type} name={name} />
            <div className={styles.heldWords}>
              <p className={styles.heldName}>{name}</p>
              <p className={styles.soft}>{inWords(size)}</p>
            </div>
            <div>
              <Checkbox
                name={DELETED}
                value={file_id}
                aria-label={m.resource_file_remove_named({ name })}
                label={m.resource_file_remove()}
                defaultChecked={values.includes(String(file_id))}
              />
            </div>
          </div>
          {kind === 'picture' ? <AltField file_id={file_id} name={name} /> : null}
        </li>
      ))}
    </ul>
  )
}
