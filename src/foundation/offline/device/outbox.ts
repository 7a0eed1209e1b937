import { deviceStore, fromDevice, type WaitingAct } from './device-store.ts'

/** Acts of this person in the order in which they were done. */
export const actsOf = (user_id: number): Promise<WaitingAct[]> =>
  fromDevice((store) => store.getAllFromIndex('acts', 'user', user_id), [])

const isDraft = ({ call }: WaitingAct) => call === 'POST /user/draft/save/'
const formOf = ({ body }: WaitingAct) => {
  const { form, subject } = body as { form: string; subject: number }
  return `${form} ${subject}`
}

/**
 * Keeps an act behind those that wait already. Of a form's drafts only the last is kept.
 * @throws where the browser keeps nothing or is full
 */
export async function keepAct(act: WaitingAct): Promise<void> {
  const store = await deviceStore()
  const of = store.transaction('acts', 'readwrite')
  if (isDraft(act)) {
    for (const other of await of.store.index('user').getAll(act.user_id)) {
      const isOlder = isDraft(other) && formOf(other) === formOf(act)
      if (isOlder && other.id !== undefined) await of.store.delete(other.id)
    }
  }
  await of.store.add(act)
  await of.done
}

export const writeAct = (act: WaitingAct): Promise<unknown> =>
  fromDevice((store) => store.put('acts', act), undefined)

export const removeAct = (id: number): Promise<void> =>
  fromDevice((store) => store.delete('acts', id), undefined)

export async function forgetActsOf(user_id: number): Promise<void> {
  for (const { id } of await actsOf(user_id)) if (id !== undefined) await removeAct(id)
}
