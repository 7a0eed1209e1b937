import { m } from '#messages/messages.js'
import page from '#ui-kit/detail-page.module.css'
import { sizeLabel } from '#ui-kit/file-size.ts'
import { Download, Eye } from '#ui-kit/icons.ts'
import type { ResourceDetails, ResourceFile } from '../../resource-details.contract.ts'
import { FileLink } from '../doing/file-link.tsx'
import { kindIcon, kindLabel } from '../resource-labels.ts'
import { onlyFile, PrintCheck } from './print-check.tsx'
import styles from './resource-page.module.css'

/** Each file: its kind, its print check, and links to open and download it. */
export function ResourceFiles({ resource }: { resource: ResourceDetails }) {
  const { resource_files } = resource
  if (resource_files.length === 0) return null
  return (
    <section aria-labelledby="files" className={page.section}>
      <h2 id="files">{m.resource_files_title({ count: resource_files.length })}</h2>
      <ul className={styles.files}>
        {resource_files.map((file) => (
          <FileRow key={file.id} resource={resource} file={file} />
        ))}
      </ul>
    </section>
  )
}

function FileRow({ resource, file }: { resource: ResourceDetails; file: ResourceFile }) {
  const { name, kind, size } = file
  const Mark = kindIcon(kind)
  return (
    <li className={styles.file}>
      <Mark className={styles.mark} aria-hidden="true" />
      <div className={styles.about}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.soft}>{`${kindLabel(kind)}, ${sizeLabel(size)}`}</p>
        {!onlyFile(resource) && <PrintCheck file={file} />}
      </div>
      <div className={styles.ways}>
        <FileLink resource={resource} file={file} label={m.resource_open_of({ name })}>
          <Eye aria-hidden="true" />
          {m.resource_open()}
        </FileLink>
        <FileLink resource={resource} file={file} way="download" label={m.resource_download_of({ name })}>
          <Download aria-hidden="true" />
          {m.resource_download()}
        </FileLink>
      </div>
    </li>
  )
}
