import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { Headphones } from '#ui-kit/icons.ts'
import { languageName } from '#ui-kit/language-name.ts'
import styles from './listen.module.css'
import { languagesOfText, voiceFor } from './voices.ts'

const loadBar = () => import('./listen-bar.tsx')
const ListenBar = lazy(async () => ({ default: (await loadBar()).ListenBar }))

/** Reads what is marked `data-listen` on the page aloud; another page begins in silence. */
export function Listen() {
  return <ListenHere key={useLocation({ select: ({ pathname }) => pathname })} />
}

function ListenHere() {
  const languages = useSpokenLanguages()
  const [isOpen, setIsOpen] = useState(false)
  const [wasEnded, setWasEnded] = useState(false)
  const start = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (wasEnded && !isOpen) start.current?.focus()
  }, [wasEnded, isOpen])

  function press() {
    // Some phones let only a press begin to speak, and the rest of the code is still on its way.
    window.speechSynthesis.speak(new SpeechSynthesisUtterance(''))
    setIsOpen(true)
  }

  function end() {
    // Only who is here is led back here.
    setWasEnded(place.current?.contains(document.activeElement) ?? false)
    setIsOpen(false)
  }

  const button = (
    <Button ref={start} onClick={press} onPointerEnter={loadBar} onFocus={loadBar} isBusy={isOpen}>
      <Headphones aria-hidden="true" />
      {m.listen_start()}
    </Button>
  )
  const { spoken = [], missing = [] } = languages ?? {}
  const group = languages ? { role: 'group', 'aria-label': m.listen_group() } : {}
  return (
    <div ref={place} className={styles.place} {...group}>
      {spoken.length > 0 &&
        (isOpen ? (
          <Suspense fallback={button}>
            <ListenBar onEnd={end} />
          </Suspense>
        ) : (
          button
        ))}
      {missing.map((language) => (
        <span key={language} className={styles.missing}>
          {m.listen_no_voice({ language: languageName(language) })}
        </span>
      ))}
    </div>
  )
}

interface SpokenLanguages {
  spoken: string[]
  missing: string[]
}

/** Undefined while it is not known, and where the browser has no voice at all. */
function useSpokenLanguages(): SpokenLanguages | undefined {
  const [languages, setLanguages] = useState<SpokenLanguages>()
  useEffect(() => {
    const { speechSynthesis: synthesis } = window
    if (!synthesis || typeof Intl.Segmenter !== 'function') return
    const look = () => {
      const voices = synthesis.getVoices()
      if (voices.length === 0) return
      const there = languagesOfText()
      const has = (language: string) => voiceFor(voices, language) !== undefined
      setLanguages({ spoken: there.filter(has), missing: there.filter((one) => !has(one)) })
    }
    look()
    synthesis.addEventListener?.('voiceschanged', look)
    return () => synthesis.removeEventListener?.('voiceschanged', look)
  }, [])
  return languages
}
