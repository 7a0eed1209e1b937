import type { ResourceFile } from '../../resource-details.contract.ts'

/** The props of every file view. */
export interface ViewProps {
  file: ResourceFile
  address: string
  /** The title of the resource. */
  title: string
  language: string
}
