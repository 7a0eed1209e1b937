import type { ResourceFile } from '../../resource-details.contract.ts'

/** What every view of a file takes. */
export interface ViewProps {
  file: ResourceFile
  address: string
  /** The title of the resource. */
  title: string
  language: string
}
