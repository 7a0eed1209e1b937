/** One thing that is wrong with a page in one look. */
export interface Finding {
  /** Of axe or IBM by their name for it, else our own. */
  rule: string
  /** Which element, and what is wrong with it. */
  detail: string
}
