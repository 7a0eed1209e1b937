import type { WaitingAct } from '../device/device-store.ts'

/** What is done on this page, now. */
export const newAct = (of: Pick<WaitingAct, 'user_id' | 'call' | 'body'>): WaitingAct => ({
  ...of,
  key: crypto.randomUUID(),
  language: document.documentElement.lang,
  where: { title: document.querySelector('h1')?.textContent ?? '', address: window.location.pathname },
  tries: 0,
})
