/** Identifies a mutation, so that it's done once however often it's sent: `{user_id}.{uuid}`. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'

/** Starts with its author's id, so that it's refused for anyone else. */
export const idempotencyKey = (user_id: number, uuid: string): string => `${user_id}.${uuid}`

/** Undefined if the key is malformed. */
export function readIdempotencyKey(text: string): { user_id: number; key: string } | undefined {
  const [, user_id, key] = /^([1-9]\d{0,9})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text) ?? []
  return user_id && key ? { user_id: Number(user_id), key } : undefined
}

/** The error code of a mutation sent by someone else than its author. */
export const MUTATION_OF_ANOTHER = 'ActOfAnother'

/** The call that saves a draft. Only the last draft of a form waits; a refused one stays until the person decides. */
export const SAVE_DRAFT = 'POST /user/draft/save/'

/** Calls that may wait on a device until it's online; their contracts say `mayWait`. */
export const WAITING_CALLS = [
  'POST /v2/resource/like/',
  'POST /v2/resource/bookmark/',
  'POST /v2/user/follow/',
  'POST /v2/event/question/add/',
  'POST /v2/event/question/upvote/',
  'POST /v2/event/review/add/',
  'POST /resources/review/add/',
  SAVE_DRAFT,
] as const
export type WaitingCall = (typeof WAITING_CALLS)[number]
