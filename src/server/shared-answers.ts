import { LRUCache } from 'lru-cache'
import type { WireAnswer } from '#platform/http/call-in-process.ts'

/** Answers kept at most; a list of cards is about 30 kB. */
const MOST_ANSWERS = 200

/** Answers to calls that are the same for everyone who asks (`isSameForAll`), shared by the pages that need them. */
export interface SharedAnswers {
  /** The answer that is there or on its way; else what `ask` brings. Nobody may change it. */
  get(key: string, ask: () => Promise<WireAnswer>): Promise<WireAnswer>
  clear(): void
}

/**
 * @param seconds how long an answer is fresh; 0 keeps nothing
 * @param time milliseconds that only rise
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
      // A refusal is for one person, and a failure for one moment.
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
