import { randomUUID } from 'node:crypto'
import type { WaitingAct } from '../device/device-store.ts'
import type { WaitingCall } from '../offline.contract.ts'

/** Something that person 1 did without a line. */
export const waitingAct = (call: WaitingCall, more: Partial<WaitingAct> = {}): WaitingAct => ({
  user_id: 1,
  key: randomUUID(),
  call,
  body: { id: 7 },
  language: 'en',
  where: { title: 'Colour cards', address: '/resource/colour-cards/7' },
  tries: 0,
  ...more,
})
