import { emailField } from '#contract/fields.ts'

/**
 * The addresses of a pasted text: a line each, or with commas, semicolons or spaces between, and `Asha <asha@…>` as mail
 * programs write it. Each once and in lower case; what is none is broken.
 */
export function readAddresses(text: string): { valid: string[]; broken: string[] } {
  const valid = new Set<string>()
  const broken = new Set<string>()
  for (const part of text.split(/[\n,;]+/).flatMap(addressesIn)) {
    const read = emailField.safeParse(part)
    if (read.success) valid.add(read.data)
    else broken.add(part)
  }
  return { valid: [...valid], broken: [...broken] }
}

function addressesIn(part: string): string[] {
  const inBrackets = /<([^<>]*)>\s*$/.exec(part)?.[1]
  if (inBrackets !== undefined) return [inBrackets]
  return part.split(/\s+/).filter(Boolean)
}
