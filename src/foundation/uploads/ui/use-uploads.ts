import { useEffect, useRef, useState } from 'react'
import { product } from '#contract/product.ts'
import { m } from '#messages/messages.js'
import { isHevcFilm } from '../film-codec.contract.ts'
import type { SentFile, WhyAborted } from './send-resumable.ts'
import { moved, nextToSend, problemOf, type Upload, type UploadState } from './upload-state.ts'

const CANCELLED: WhyAborted = 'cancelled'
const LEFT: WhyAborted = 'left'
const loadSending = () => import('./send-resumable.ts')

interface UseUploads {
  /** Files that are already uploaded. */
  begun?: readonly Upload[]
  /** The most bytes of such a file. */
  most: (file: File) => number
  /** Uploads at the same time; the others wait. */
  atOnce?: number
}

/** Uploads files while the person continues. An interrupted upload resumes by itself, a paused one on request. */
export function useUploads({ begun = [], most, atOnce = 2 }: UseUploads) {
  const [uploads, setUploads] = useState<readonly Upload[]>(begun)
  const running = useRef(new Map<string, AbortController>())
  const count = useRef(0)
  useEffect(() => {
    const all = running.current
    return () => {
      for (const controller of all.values()) controller.abort(LEFT)
    }
  }, [])

  function change(key: string, state: UploadState) {
    setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, state } : upload)))
  }

  useEffect(() => {
    const next = nextToSend(uploads, { most: atOnce, running: running.current.size })
    for (const { key, file } of next) if (file && !running.current.has(key)) void send(key, file)
  })

  async function reportHevc(key: string, file: File) {
    if (!file.type.startsWith('video/')) return
    const read = async (from: number, to: number) => new Uint8Array(await file.slice(from, to).arrayBuffer())
    const isHevc = await isHevcFilm(read, file.size).catch(() => false)
    if (isHevc) setUploads((before) => before.map((one) => (one.key === key ? { ...one, isHevc } : one)))
  }

  async function send(key: string, file: File) {
    const controller = new AbortController()
    running.current.set(key, controller)
    const show = (state: UploadState) => {
      if (running.current.get(key) === controller) change(key, state)
    }
    show({ is: 'sending', share: 0, isCut: false })
    const answer = await sendFile(file, controller.signal, (progress) => show({ is: 'sending', ...progress }))
    if (answer.is === 'sent') show({ is: 'there', id: answer.id })
    if (answer.is === 'refused') show({ is: 'wrong', message: answer.message, mayTryAgain: true })
    if (running.current.get(key) === controller) running.current.delete(key)
  }

  /** If it's under way, the server deletes it. */
  function stop(key: string, why: WhyAborted) {
    const controller = running.current.get(key)
    running.current.delete(key)
    controller?.abort(why)
  }

  return {
    uploads,
    add(files: readonly File[]) {
      const added = files.map((file): Upload => {
        count.current += 1
        const problem = problemOf(file, most(file))
        const state: UploadState = problem
          ? { is: 'wrong', message: problem, mayTryAgain: false }
          : { is: 'waiting' }
        const { name, size, type } = file
        return { key: `new-${count.current}`, name, size, media_type: type, file, isHevc: false, state }
      })
      setUploads((before) => [...before, ...added])
      for (const { key, file } of added) if (file) void reportHevc(key, file)
    },
    /** The server keeps what was sent so far for {@link goOn}. */
    pause(key: string) {
      stop(key, LEFT)
      const state = uploads.find((upload) => upload.key === key)?.state
      change(key, { is: 'paused', share: state?.is === 'sending' ? state.share : 0 })
    },
    goOn: (key: string) => change(key, { is: 'waiting' }),
    /** Removes it from the list, whatever its state. */
    remove(key: string) {
      stop(key, CANCELLED)
      setUploads((before) => before.filter((upload) => upload.key !== key))
    },
    move: (key: string, by: -1 | 1) => setUploads((before) => moved(before, key, by)),
    /** Loads the upload code before the first file, because the network may be gone when it's needed. */
    prepare: () => void loadSending().catch(() => undefined),
  }
}

async function sendFile(
  file: File,
  signal: AbortSignal,
  onProgress: (progress: { share: number; isCut: boolean }) => void,
): Promise<SentFile> {
  try {
    const { sendResumable } = await loadSending()
    return await sendResumable(file, { signal, onProgress })
  } catch {
    return { is: 'refused', message: m.error_unreachable({ product: product.name }) }
  }
}
