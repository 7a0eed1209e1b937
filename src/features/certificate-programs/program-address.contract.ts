import { nameInAddress } from '#contract/name-in-address.ts'

interface NamedProgram {
  id: number
  title: string
}

/** The page of a certificate program. Only the id is looked up; the name is for readers. */
export function programAddress({ id, title }: NamedProgram): string {
  return `/certificate-programs/details/${nameInAddress(title, 'program')}/${id}`
}

/** The address of the page shown after registering. */
export function programThanksAddress({ id, title }: NamedProgram): string {
  return `/certificate-programs/thank-you/${nameInAddress(title, 'program')}/${id}`
}
