import type { FastifyRequest } from 'fastify'
import { isAddressId } from '#contract/wire.ts'
import { EventNotFound } from '../events.errors.ts'

/** The event in a path such as `/admin/events/7/reviews.csv`. @throws EventNotFound */
export function eventInAddress({ params }: FastifyRequest): number {
  const { id } = params as { id: string }
  if (!isAddressId(id)) throw new EventNotFound()
  return Number(id)
}
