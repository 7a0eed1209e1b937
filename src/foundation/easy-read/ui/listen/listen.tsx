import { useLocation } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { Headphones } from '#ui-kit/icons.ts'
import { languageName } from '#ui-kit/language-name.ts'
import { lazyCode } from '#ui-kit/lazy-parts.tsx'
import styles from './listen.module.css'
import { languagesOfText, voiceFor } from './voices.ts'

const { load, part } = lazyCode(() => import('./listen-bar.tsx'))
const ListenBar = part((code) => code.ListenBar)

/** Reads the page's `data-listen` parts aloud; opening another page stops it. */
export function Listen() {
  return <ListenHere key={useLocation({ select: ({ pathname }) => pathname })} />
}

function ListenHere() {
  const { isKnown, spoken, missing } = useSpokenLanguages()
  const [isAsked, setIsAsked] = useState(false)
  /** The voices may only be known after the press. */
  const isOpen = isAsked && spoken.length > 0
  const [wasEnded, setWasEnded] = useState(false)
  const start = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLFieldSetElement>(null)

  useEffect(() => {
    if (wasEnded && !isOpen) start.current?.focus()
  }, [wasEnded, isOpen])

  function press() {
    setIsAsked(true)
    // Some phones only let a press start speech, and the code or the voices are still loading.
    window.speechSynthesis?.speak(new SpeechSynthesisUtterance(''))
  }

  function end() {
    // Focus returns to the button only if it was in here.
    setWasEnded(place.current?.contains(document.activeElement) ?? false)
    setIsAsked(false)
  }

  const button = (
    <Button ref={start} onClick={press} onPointerEnter={load} onFocus={load} isBusy={isOpen}>
      <Headphones aria-hidden="true" />
      {m.listen_start()}
    </Button>
  )
  return (
    <fieldset ref={place} className={styles.place}>
      <legend className="visually-hidden">{m.listen_group()}</legend>
      {isOpen ? (
        <Suspense fallback={button}>
          <ListenBar onEnd={end} onMissing={end} />
        </Suspense>
      ) : (
        button
      )}
      <div role="status" className={styles.missing}>
        {isAsked && isKnown && (
          <>
            {missing.map((language) => (
              <p key={language}>{m.listen_no_voice({ language: languageName(language) })}</p>
            ))}
            {spoken.length === 0 && <p>{missing.length > 0 ? m.listen_add_voice() : m.listen_unable()}</p>}
          </>
        )}
      </div>
    </fieldset>
  )
}

/** Milliseconds to wait for voices: browsers load the list when it's first requested. */
const VOICES_MS = 1_000

interface SpokenLanguages {
  /** False while the browser may still be loading its voices. */
  isKnown: boolean
  spoken: string[]
  missing: string[]
}

/** Both lists are empty if the browser can't read aloud. */
function useSpokenLanguages(): SpokenLanguages {
  const [languages, setLanguages] = useState<SpokenLanguages>({ isKnown: false, spoken: [], missing: [] })
  useEffect(() => {
    const { speechSynthesis: synthesis } = window
    if (!synthesis || typeof Intl.Segmenter !== 'function')
      return setLanguages({ isKnown: true, spoken: [], missing: [] })
    const look = () => {
      const voices = synthesis.getVoices()
      const there = languagesOfText()
      const has = (language: string) => voiceFor(voices, language) !== undefined
      setLanguages((found) => ({
        isKnown: found.isKnown || voices.length > 0,
        spoken: there.filter(has),
        missing: there.filter((one) => !has(one)),
      }))
    }
    look()
    const late = setTimeout(() => setLanguages((found) => ({ ...found, isKnown: true })), VOICES_MS)
    synthesis.addEventListener?.('voiceschanged', look)
    return () => {
      clearTimeout(late)
      synthesis.removeEventListener?.('voiceschanged', look)
    }
  }, [])
  return languages
}
