/** Joins the class names that apply; leaves out what is absent. */
export function classNames(...names: Array<string | false | null | undefined>): string {
  return names.filter(Boolean).join(' ')
}
