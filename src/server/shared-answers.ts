import { LRUCache } from 'lru-cache'
import type { WireAnswer } from '#platform/http/call-in-process.ts'

/** The most stored answers; a list of cards is about 30 kB. */
const MOST_ANSWERS = 200

/** Answers to calls that are the same for everyone (`isSameForAll`), shared by the pages that need them. */
export interface SharedAnswers {
  /** The answer that is stored or under way; otherwise the result of `ask`. Must not be modified. */
  get(key: string, ask: () => Promise<WireAnswer>): Promise<WireAnswer>
  clear(): void
}

/**
 * @param seconds how long an answer is fresh; 0 stores nothing
 * @param time monotonic milliseconds
 */
export function createSharedAnswers(seconds: number, time: { now(): number } = performance): SharedAnswers {
  if (seconds === 0) return { get: (_key, ask) => ask(), clear: () => undefined }
  const answers = new LRUCache<string, Promise<WireAnswer>>({
    max: MOST_ANSWERS,
    ttl: seconds * 1_000,
    ttlResolution: 0,
    perf: time,
  })
  return {
    get(key, ask) {
      const known = answers.get(key)
      if (known) return known
      const asked = ask()
      answers.set(key, asked)
      // A refusal concerns one person, and a failure one moment.
      const isKept = ({ status }: WireAnswer) => status < 400
      asked
        .then(isKept, () => false)
        .then((kept) => {
          if (!kept && answers.peek(key) === asked) answers.delete(key)
        })
      return asked
    },
    clear: () => answers.clear(),
  }
}
