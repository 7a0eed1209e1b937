import type { WaitingMutation } from '../device/device-store.ts'

/** A mutation made on this page, now. */
export const newMutation = (of: Pick<WaitingMutation, 'user_id' | 'call' | 'body'>): WaitingMutation => ({
  ...of,
  key: crypto.randomUUID(),
  language: document.documentElement.lang,
  where: { title: document.querySelector('h1')?.textContent ?? '', address: window.location.pathname },
  tries: 0,
})
