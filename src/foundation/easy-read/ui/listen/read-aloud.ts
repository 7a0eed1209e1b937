import { findSentences, type Sentence } from './find-sentences.ts'
import { bringIntoView, markPlace, unmark } from './mark-place.ts'
import { wordAt } from './split-text.ts'
import { voiceFor } from './voices.ts'

export interface Reader {
  /** Continues after a pause. */
  goOn(): void
  pause(): void
  stop(): void
  /** A factor; 1 is the voice's normal speed. */
  setSpeed(times: number): void
}

/**
 * Reads the page's main text aloud with the device's voices, sentence by sentence. A pause cancels the sentence and
 * continuing restarts it at the current word, because `speechSynthesis.pause` does nothing on many phones.
 */
export function readAloud({ speed, onEnd }: { speed: number; onEnd: () => void }): Reader {
  const synthesis = window.speechSynthesis
  const voices = synthesis.getVoices()
  const sentences = findSentences().filter(({ language }) => voiceFor(voices, language))
  let [at, from, rate] = [0, 0, speed]
  // Referenced here, because some browsers forget an utterance without a reference and never fire `end`.
  let current: SpeechSynthesisUtterance | undefined

  function speak() {
    const sentence = sentences[at]
    if (!sentence) return end()
    const start = from
    const utterance = utteranceOf(sentence, start)
    current = utterance
    utterance.onstart = () => current === utterance && show(sentence, start)
    utterance.onboundary = ({ name, charIndex }) => {
      if (current !== utterance || name === 'sentence') return
      from = wordAt(sentence.words, start + charIndex)?.from ?? start
      markPlace(sentence, wordAt(sentence.words, start + charIndex))
    }
    utterance.onend = () => current === utterance && next()
    // Continues even if the voice fails on one sentence.
    utterance.onerror = () => current === utterance && next()
    synthesis.speak(utterance)
  }

  function utteranceOf({ text, language }: Sentence, start: number) {
    const utterance = new SpeechSynthesisUtterance(text.slice(start))
    const voice = voiceFor(voices, language)
    if (voice) utterance.voice = voice
    utterance.lang = voice?.lang ?? language
    utterance.rate = rate
    return utterance
  }

  function show(sentence: Sentence, start: number) {
    markPlace(sentence, start > 0 ? wordAt(sentence.words, start) : undefined)
    bringIntoView(sentence)
  }

  function next() {
    at += 1
    from = 0
    speak()
  }

  function hush() {
    current = undefined
    synthesis.cancel()
  }

  function end() {
    hush()
    unmark()
    onEnd()
  }

  synthesis.cancel()
  speak()
  return {
    goOn: speak,
    pause: hush,
    stop() {
      hush()
      unmark()
    },
    setSpeed(times) {
      rate = times
      if (!current) return
      hush()
      speak()
    },
  }
}
