import { type MouseEvent, useState } from 'react'
import { m } from '#messages/messages.js'
import { ButtonLink, type ButtonLook } from '#ui-kit/button.tsx'
import { FieldError } from '#ui-kit/field.tsx'
import { Printer } from '#ui-kit/icons.ts'
import type { ResourceDetails, ResourceFile } from '../../resource-details.contract.ts'
import { FileLink } from './file-link.tsx'
import { isLongToPrint } from './open-action.ts'

/** What can be printed with one click: a PDF or a picture. */
export const isPrintable = ({ kind }: Pick<ResourceFile, 'kind'>): boolean =>
  kind === 'pdf' || kind === 'picture'

interface PrintLinkProps extends ButtonLook {
  resource: Pick<ResourceDetails, 'id' | 'title'>
  file: ResourceFile
  label?: string | undefined
}

/** Opens the print dialog with one click. Without JavaScript, the file opens in a new tab. */
export function PrintLink({ resource, file, label, ...look }: PrintLinkProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const { address } = file
  const words = (
    <>
      <Printer aria-hidden="true" />
      {isBusy ? m.resource_printing() : m.resource_print()}
    </>
  )
  if (!address) {
    return (
      <FileLink {...look} resource={resource} file={file} way="print" label={label}>
        {words}
      </FileLink>
    )
  }

  async function press(event: MouseEvent, printed: string) {
    if (isLongToPrint(file) || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setHasFailed(false)
    try {
      const { printFile } = await import('./print-file.ts')
      await printFile({ ...file, address: printed })
    } catch {
      setHasFailed(true)
    }
    setIsBusy(false)
  }

  return (
    <>
      <ButtonLink
        {...look}
        href={address}
        target="_blank"
        aria-label={isBusy ? undefined : label}
        aria-busy={isBusy || undefined}
        onClick={(event) => void press(event, address)}
      >
        {words}
      </ButtonLink>
      {hasFailed && (
        <div role="alert">
          <FieldError>{m.resource_print_failed()}</FieldError>
        </div>
      )}
    </>
  )
}
