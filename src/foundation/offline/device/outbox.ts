import { SAVE_DRAFT } from '../offline.contract.ts'
import { deviceStore, fromDevice, type WaitingAct } from './device-store.ts'

/** Acts of this person in the order in which they were done. */
export const actsOf = (user_id: number): Promise<WaitingAct[]> =>
  fromDevice((store) => store.getAllFromIndex('acts', 'user', user_id), [])

export const actAt = (id: number): Promise<WaitingAct | undefined> =>
  fromDevice((store) => store.get('acts', id), undefined)

/** One form of a person: which, and of what. */
export interface OfForm {
  user_id: number
  form: string
  subject: number
}

export const isDraft = ({ call }: Pick<WaitingAct, 'call'>): boolean => call === SAVE_DRAFT
const formOf = ({ body }: WaitingAct) => {
  const { form, subject } = body as Omit<OfForm, 'user_id'>
  return `${form} ${subject}`
}

/** The drafts of a form: the one that waits, and those that were refused, which their person decides on. */
export async function draftsOf({ user_id, form, subject }: OfForm): Promise<WaitingAct[]> {
  const acts = await actsOf(user_id)
  return acts.filter((act) => isDraft(act) && formOf(act) === `${form} ${subject}`)
}

/**
 * Keeps an act behind those that wait already, and answers its place. Of a form's drafts only the last one waits.
 * @throws where the browser keeps nothing or is full
 */
export async function keepAct(act: WaitingAct): Promise<number> {
  const of = (await deviceStore()).transaction('acts', 'readwrite')
  const keep = async () => {
    const id = await of.store.add(act)
    if (!isDraft(act)) return id
    for (const other of await of.store.index('user').getAll(act.user_id)) {
      const isOther = other.id !== id && other.refused === undefined
      const isOlder = isOther && isDraft(other) && formOf(other) === formOf(act)
      if (isOlder && other.id !== undefined) await of.store.delete(other.id)
    }
    return id
  }
  const [id] = await Promise.all([keep(), of.done])
  return id
}

/** One that was removed meanwhile stays away. */
export const changeAct = (act: WaitingAct, change: Partial<WaitingAct>): Promise<void> =>
  fromDevice(async (store) => {
    const of = store.transaction('acts', 'readwrite')
    const now = act.id === undefined ? undefined : await of.store.get(act.id)
    if (now) await of.store.put({ ...now, ...change })
    await of.done
  }, undefined)

export const removeAct = (id: number): Promise<void> =>
  fromDevice((store) => store.delete('acts', id), undefined)

export async function forgetActsOf(user_id: number): Promise<void> {
  for (const { id } of await actsOf(user_id)) if (id !== undefined) await removeAct(id)
}
