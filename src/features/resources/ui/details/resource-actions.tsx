import { m } from '#messages/messages.js'
import { Button, buttonClass } from '#ui-kit/button.tsx'
import { Download, Eye, LinkIcon, Printer } from '#ui-kit/icons.ts'
import type { ResourceDetails } from '../../resource-details.contract.ts'
import { FileLink } from '../doing/file-link.tsx'
import { BookmarkButton } from '../doing/mark-buttons.tsx'
import { isPrintable, PrintLink } from '../doing/print-link.tsx'
import styles from './resource-page.module.css'
import { stageOf } from './resource-stage.tsx'

/** Print, Download and Bookmark, or another main action. */
export function ResourceActions({ resource }: { resource: ResourceDetails }) {
  return (
    <div className={styles.actions}>
      <FirstAction resource={resource} />
      <DownloadAction resource={resource} />
      <div className={styles.action}>
        <BookmarkButton resource={resource} isWide />
      </div>
    </div>
  )
}

function FirstAction({ resource }: { resource: ResourceDetails }) {
  const { resource_files, resource_links } = resource
  const [file] = resource_files
  const printed = resource_files.find(isPrintable)
  const stage = stageOf(resource).is
  if (stage === 'article') return <PrintPage />
  if (!file && stage === 'illustration') {
    return (
      <a href="#links" className={buttonClass({ variant: 'primary' })}>
        <LinkIcon aria-hidden="true" />
        {m.resource_to_links({ count: resource_links.length })}
      </a>
    )
  }
  return (
    <>
      {printed && (
        <PrintLink
          resource={resource}
          file={printed}
          label={resource_files.length > 1 ? m.resource_print_of({ name: printed.name }) : undefined}
          variant="primary"
        />
      )}
      {/* Pages shown as pictures have their own link to the file. */}
      {file && stage === 'illustration' && (
        <FileLink resource={resource} file={file} variant={printed ? 'second' : 'primary'}>
          <Eye aria-hidden="true" />
          {m.resource_open()}
        </FileLink>
      )}
    </>
  )
}

/** An article is already on the page, which prints without bars and buttons. */
function PrintPage() {
  return (
    <Button variant="primary" className={styles.scripted} onClick={() => window.print()}>
      <Printer aria-hidden="true" />
      {m.resource_print()}
    </Button>
  )
}

/** A single file is downloaded directly; several are listed further down. */
function DownloadAction({ resource }: { resource: ResourceDetails }) {
  const { resource_files } = resource
  const [file] = resource_files
  if (!file) return null
  if (resource_files.length > 1) {
    return (
      <a href="#files" className={buttonClass()}>
        <Download aria-hidden="true" />
        {m.resource_to_files({ count: resource_files.length })}
      </a>
    )
  }
  return (
    <FileLink resource={resource} file={file} way="download">
      <Download aria-hidden="true" />
      {m.resource_download()}
    </FileLink>
  )
}
