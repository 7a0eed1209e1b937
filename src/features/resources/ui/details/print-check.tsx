import type { ReactNode } from 'react'
import { useViewer } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { Check, FileText, type Icon, Palette, Printer, TriangleAlert } from '#ui-kit/icons.ts'
import type { PrintFacts, ResourceDetails, ResourceFile } from '../../resource-details.contract.ts'
import { pagesLabel } from '../resource-labels.ts'
import styles from './resource-page.module.css'

/** The file whose print check is shown next to the buttons. With several files, each has its own. */
export const onlyFile = ({ resource_files }: ResourceDetails): ResourceFile | undefined =>
  resource_files.length === 1 ? resource_files[0] : undefined

interface PrintCheckProps {
  file: ResourceFile
  /** Whether its pages and colour are already among the facts next to it. */
  isBeside?: boolean
}

/** How a worksheet will print, to save paper and ink. */
export function PrintCheck({ file: { print, grey_address }, isBeside = false }: PrintCheckProps) {
  const isVisitor = useViewer() === null
  if (!print) return null
  const copy = grey_address ? (
    <a className={styles.grey} href={`${grey_address}?download=1`} download>
      {m.resource_print_grey_copy()}
    </a>
  ) : (
    print.has_colour && isVisitor && m.resource_print_grey_log_in()
  )
  return (
    <ul className={styles.print}>
      {!isBeside && <Fact icon={FileText}>{pagesLabel(print.page_count)}</Fact>}
      <Fact icon={print.fits_a4 ? Check : TriangleAlert}>
        {print.fits_a4 ? m.resource_print_fits() : m.resource_print_too_large({ size: paperLabel(print) })}
      </Fact>
      {!isBeside && print.has_colour !== null && (
        <Fact icon={Palette}>{print.has_colour ? m.resource_print_colour() : m.resource_print_grey()}</Fact>
      )}
      {copy && <Fact icon={Printer}>{copy}</Fact>}
    </ul>
  )
}

/** '420 × 297 mm' */
const paperLabel = ({ page_width, page_height }: PrintFacts): string =>
  m.resource_print_size({ width: Math.round(page_width), height: Math.round(page_height) })

function Fact({ icon: Picture, children }: { icon: Icon; children: ReactNode }) {
  return (
    <li className={styles.fact}>
      <Picture aria-hidden="true" />
      <span>{children}</span>
    </li>
  )
}
