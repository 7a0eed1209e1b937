import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'
import { MUTATION_OF_ANOTHER } from '../offline.contract.ts'

export const InvalidIdempotencyKey = namedError('InvalidActKey', 422, () => m.offline_key_invalid())
export const MutationOfAnother = namedError(MUTATION_OF_ANOTHER, 403, () => m.offline_mutation_of_another())
