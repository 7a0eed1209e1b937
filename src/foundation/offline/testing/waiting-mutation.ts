import { randomUUID } from 'node:crypto'
import type { WaitingMutation } from '../device/device-store.ts'
import type { WaitingCall } from '../offline.contract.ts'

/** A mutation of person 1 without a network. */
export const waitingMutation = (call: WaitingCall, more: Partial<WaitingMutation> = {}): WaitingMutation => ({
  user_id: 1,
  key: randomUUID(),
  call,
  body: { id: 7 },
  language: 'en',
  where: { title: 'Colour cards', address: '/resource/colour-cards/7' },
  tries: 0,
  ...more,
})
