import { useEffect, useRef, useState } from 'react'
import { useFormParts } from '#ui-kit/form-parts.ts'
import type { Moment } from '#ui-kit/frame-players.ts'
import type { WatchProgress } from '../../event-watch.contract.ts'
import { createWatchNotes, type Interval } from './watched-intervals.ts'

/** Between two beats while a recording plays, or while some of it isn't saved yet. */
const BEAT_MS = 10_000
const BEAT_ADDRESS = '/v2/event/watch/'

/**
 * Reports to the server which seconds are played: on start and stop, every ten seconds, and on leaving the page.
 * Whatever the server hasn't accepted is sent again with the next beat.
 */
export function useWatching(id: number, known: WatchProgress | null) {
  const { api } = useFormParts()
  const [answered, setAnswered] = useState<WatchProgress | null>(null)
  const progress = answered ?? known
  const [isKept, setIsKept] = useState(true)
  const [notes] = useState(createWatchNotes)
  const kept = useRef<readonly Interval[]>([])
  kept.current = progress?.watched ?? []
  const isSending = useRef(false)

  function beat() {
    return {
      id,
      intervals: notes.unkept(kept.current).slice(-200) as [number, number][],
      position: notes.last.position,
    }
  }

  async function send() {
    if (isSending.current) return
    isSending.current = true
    const answer = await api('POST /v2/event/watch/', { body: beat() })
    isSending.current = false
    setIsKept(answer.success)
    if (!answer.success) return
    kept.current = answer.data.watched
    setAnswered(answer.data)
  }

  const latest = useRef({ send, beat })
  latest.current = { send, beat }

  useEffect(() => {
    const timer = setInterval(() => {
      if (notes.last.isPlaying || notes.unkept(kept.current).length > 0) void latest.current.send()
    }, BEAT_MS)
    // Only a beacon survives leaving the page.
    const sayGoodbye = () => {
      if (notes.unkept(kept.current).length === 0) return
      const body = new Blob([JSON.stringify(latest.current.beat())], { type: 'application/json' })
      navigator.sendBeacon(BEAT_ADDRESS, body)
    }
    window.addEventListener('pagehide', sayGoodbye)
    return () => {
      clearInterval(timer)
      window.removeEventListener('pagehide', sayGoodbye)
      sayGoodbye()
    }
  }, [notes])

  function note(moment: Moment) {
    const { isPlaying } = notes.last
    notes.note(moment)
    if (moment.isPlaying !== isPlaying) void send()
  }

  return { progress, isKept, note }
}
