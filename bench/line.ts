/** One line of the table: what was measured and the figure it is held against. */
export interface Line {
  work: string
  measured: string
  figure: string
  isMet: boolean
  /** What the ratio was made of; it depends on the machine and is held against nothing. */
  detail: string
}
