import { nameInAddress } from '#contract/name-in-address.ts'

/** The title of an event in the address of its recording. */
export const eventNameInAddress = (title: string): string => nameInAddress(title, 'event')

/** The page of an event's recording. */
export function onDemandAddress({ id, title }: { id: number; title: string }): string {
  return `/events/on-demand/${eventNameInAddress(title)}/${id}`
}
