import { SAVE_DRAFT } from '../offline.contract.ts'
import { deviceStore, fromDevice, type WaitingMutation } from './device-store.ts'

/** This person's mutations in the order in which they were done. */
export const mutationsOf = (user_id: number): Promise<WaitingMutation[]> =>
  fromDevice((store) => store.getAllFromIndex('acts', 'user', user_id), [])

export const mutationAt = (id: number): Promise<WaitingMutation | undefined> =>
  fromDevice((store) => store.get('acts', id), undefined)

/** One person's form: which form, and its subject. */
export interface OfForm {
  user_id: number
  form: string
  subject: number
}

export const isDraft = ({ call }: Pick<WaitingMutation, 'call'>): boolean => call === SAVE_DRAFT
const formOf = ({ body }: WaitingMutation) => {
  const { form, subject } = body as Omit<OfForm, 'user_id'>
  return `${form} ${subject}`
}

/** The drafts of a form: the one that waits, and refused ones, which the person decides on. */
export async function draftsOf({ user_id, form, subject }: OfForm): Promise<WaitingMutation[]> {
  const mutations = await mutationsOf(user_id)
  return mutations.filter((mutation) => isDraft(mutation) && formOf(mutation) === `${form} ${subject}`)
}

/**
 * Adds a mutation to the end of the queue and returns its position. Of a form's drafts, only the last one waits.
 * @throws if the browser stores nothing or is full
 */
export async function keepMutation(mutation: WaitingMutation): Promise<number> {
  const of = (await deviceStore()).transaction('acts', 'readwrite')
  const keep = async () => {
    const id = await of.store.add(mutation)
    if (!isDraft(mutation)) return id
    for (const other of await of.store.index('user').getAll(mutation.user_id)) {
      const isOther = other.id !== id && other.refused === undefined
      const isOlder = isOther && isDraft(other) && formOf(other) === formOf(mutation)
      if (isOlder && other.id !== undefined) await of.store.delete(other.id)
    }
    return id
  }
  const [id] = await Promise.all([keep(), of.done])
  return id
}

/** Doesn't bring back a mutation that was removed meanwhile. */
export const changeMutation = (mutation: WaitingMutation, change: Partial<WaitingMutation>): Promise<void> =>
  fromDevice(async (store) => {
    const of = store.transaction('acts', 'readwrite')
    const now = mutation.id === undefined ? undefined : await of.store.get(mutation.id)
    if (now) await of.store.put({ ...now, ...change })
    await of.done
  }, undefined)

export const removeMutation = (id: number): Promise<void> =>
  fromDevice((store) => store.delete('acts', id), undefined)

export async function forgetMutationsOf(user_id: number): Promise<void> {
  for (const { id } of await mutationsOf(user_id)) if (id !== undefined) await removeMutation(id)
}
