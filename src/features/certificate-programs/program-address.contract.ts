import { nameInAddress } from '#features/events/on-demand-address.contract.ts'

interface NamedProgram {
  id: number
  title: string
}

/** The page of a certificate program; its name is for people, the id decides. */
export function programAddress({ id, title }: NamedProgram): string {
  return `/certificate-programs/details/${nameInAddress(title, 'program')}/${id}`
}

/** The address of the page that follows registering. */
export function programThanksAddress({ id, title }: NamedProgram): string {
  return `/certificate-programs/thank-you/${nameInAddress(title, 'program')}/${id}`
}
