/** One problem of a page in one look. */
export interface Finding {
  /** The name that axe or IBM gives it, else our own. */
  rule: string
  /** Which element, and what is wrong with it. */
  detail: string
}
