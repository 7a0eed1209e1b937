/** A function that the journey defines and no page knows: it learns which text called it. */
export const MARKER = '__ran'
/** What a text field must accept to be of any use to an attacker. */
export const SHORTEST = 33

/** By this label, the text of one field is found on a page. */
export const labelOf = (field: number) => `q${field}q`

/**
 * A text that calls the marker from wherever a page forgets to escape it: in content, in an attribute, in a text
 * area, in the JSON of a script, in a template, in XML or in an address. As much of it as fits.
 */
export function attempt(field: number, most: number): string {
  const run = `${MARKER}(${field})`
  const ways = [
    `${labelOf(field)}"><svg onload=${run}>`,
    `'><img src=x onerror=${run}>`,
    `</script><script>${run}</script>`,
    `</textarea></title></style><script>${run}</script>`,
    `<a href="javascript:${run}">a</a>[b](javascript:${run})`,
    `\${${run}}{{${run}}}{{constructor.constructor('${run}')()}}`,
    `\u202e]]>--><script>${run}</script>`,
    `"};${run};({"a":"`,
  ]
  let words = ''
  for (const way of ways) if (words.length + way.length <= most) words += way
  return words
}

/** Occurs in HTML only if one of these texts was not escaped. */
export const UNESCAPED = [
  `<svg onload=${MARKER}`,
  '<img src=x',
  '<img src="x"',
  `<script>${MARKER}`,
  `href="javascript:`,
]

/** What to try in place of such a value, if it is a web or email address. */
export function attemptAsAddress(field: number, given: unknown): unknown {
  if (Array.isArray(given)) {
    const tried = given.map((one) => attemptAsAddress(field, one))
    return tried.length > 0 && tried.every(Boolean) ? tried : undefined
  }
  if (typeof given !== 'string') return undefined
  if (given.startsWith('https://')) return `javascript:${MARKER}(${field})//https://`
  return /^\S+@\S+$/.test(given) ? `"><svg/onload=${MARKER}(${field})>@pankh.example` : undefined
}
