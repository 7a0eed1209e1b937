import type { EventDetails } from '../events.contract.ts'

/** Whether the person has a seat or is offered one: how many are left says nothing to them. */
export const hasPlace = (registration: EventDetails['registration']): boolean =>
  registration?.status === 'registered' || registration?.status === 'offered'
