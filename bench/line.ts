/** One line of the table: what was measured and the figure it must meet. */
export interface Line {
  work: string
  measured: string
  figure: string
  isMet: boolean
  /** Both sides of the ratio. They depend on the machine and need not meet anything. */
  detail: string
}
