import { AskFirst } from '#foundation/easy-read/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { Download } from '#ui-kit/icons.ts'
import { UnlistedHead } from '#ui-kit/page-head.tsx'
import { resourceAddress } from '../../resource-card.contract.ts'
import type { ResourceDetails, ResourceFile } from '../../resource-details.contract.ts'
import { PrintCheck } from '../details/print-check.tsx'
import { ResourceCrumbs } from '../details/resource-opening.tsx'
import { FileLink } from '../doing/file-link.tsx'
import { viewerAddress } from '../doing/open-action.ts'
import { FileView } from './file-view.tsx'
import styles from './viewer.module.css'

interface FileViewerProps {
  resource: ResourceDetails
  file: ResourceFile
  /** The address of its bytes, for logged-in people. */
  address: string
}

/** A file with links to go back, to the other files and to download it. */
export function FileViewer({ resource, file, address }: FileViewerProps) {
  const { title, language, resource_files } = resource
  return (
    <article className={styles.page}>
      <UnlistedHead page={m.resource_viewer_of({ name: file.name, title })} />
      <header className={styles.opening}>
        <ResourceCrumbs>
          <AddressLink href={resourceAddress(resource)} lang={language}>
            {title}
          </AddressLink>
        </ResourceCrumbs>
        <div className={styles.line}>
          <h1 className={styles.title}>{file.name}</h1>
          <FileLink
            resource={resource}
            file={file}
            way="download"
            label={m.resource_download_of({ name: file.name })}
          >
            <Download aria-hidden="true" />
            {m.resource_download()}
          </FileLink>
        </div>
        {resource_files.length > 1 && (
          <nav aria-label={m.resource_viewer_files()}>
            <ul className={styles.others}>
              {resource_files.map((other) => (
                <li key={other.id}>
                  <AddressLink
                    href={viewerAddress(resource, other.id)}
                    className={buttonClass({ variant: other.id === file.id ? 'done' : 'ghost' })}
                    aria-current={other.id === file.id ? 'page' : undefined}
                  >
                    {other.name}
                  </AddressLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </header>
      <AskFirst key={file.id} warnings={resource.content_warnings} of={String(file.id)}>
        <FileView file={file} address={address} title={title} language={language} />
      </AskFirst>
      {file.print && (
        <section className={styles.print} aria-labelledby="print-check">
          <h2 id="print-check">{m.resource_print_title()}</h2>
          <PrintCheck file={file} />
        </section>
      )}
    </article>
  )
}
