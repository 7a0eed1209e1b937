import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { isOfForm } from '#contract/page-form.ts'
import { useViewer } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { findForm, SENDING } from '#ui-kit/form.tsx'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { SENT } from '#ui-kit/unsent.ts'
import type { DraftFields, FormDraft } from '../drafts.contract.ts'
import { openDraft } from './open-drafts.ts'
import { type DraftWriter, draftWriter, onDevice, type Written } from './write-draft.ts'

/** Milliseconds without typing after which the form is saved. */
const QUIET = 1_200
/** Milliseconds until a field is saved after it loses focus. */
const SOON = 100
/** Milliseconds before reading drafts on this device, so that the page loads first; typing reads them at once. */
const LOOKED_AFTER = 3_000

export interface KeptForm {
  form: string
  /** 0 for something new. */
  subject: number
  /** The draft that the form started from, if any. */
  draft: FormDraft | null
  /** The id of the element around the form. */
  within: string
  /** The name of the saved form, or its call, because the form that discards the draft is in there too. */
  keeps: string
  /** The current step of a form with steps, where the draft resumes. */
  step?: number
}

/** Saves a form as a draft while the person writes, and tracks what this device holds of it. */
export function useDraftKeeping({ form, subject, draft, within, keeps, step }: KeptForm) {
  const { api } = useFormParts()
  const router = useRouter()
  const user_id = useViewer()?.user_id ?? 0
  const [state, setState] = useState<Written | 'quiet'>('quiet')
  const [aside, setAside] = useState<DraftFields>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const writer = useRef<DraftWriter>(undefined)
  const began = useRef(draft?.saved_at ?? null)
  /** The server has a newer draft, this one isn't saved, and the person hasn't decided between them. */
  const isElsewhere = useRef(false)
  /** The form's current text didn't reach the server. */
  const isBehind = useRef(false)
  const isThere = useRef(draft !== null)
  const moved = useRef<() => void>(undefined)
  const of = { user_id, form, subject }

  const elementOf = () => findForm(within, keeps)
  const stop = () => {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  const keepAside = (fields: DraftFields) =>
    onDevice((device) => device.setOwnDraftAside(of, { fields, since: began.current }, m.draft_is_newer()))

  async function write(fields: DraftFields, isChosen = false): Promise<Written | undefined> {
    const written = await writer.current?.write(fields, { isChosen })
    if (written === undefined) return undefined
    isElsewhere.current = written === 'elsewhere'
    isBehind.current = written !== 'saved' && written !== 'elsewhere'
    if (written === 'saved') isThere.current = true
    // Text typed meanwhile isn't saved yet.
    if (written !== 'saved' || timer.current === undefined) setState(written)
    return written
  }

  /** Forgets a draft that was sent or discarded. A save still under way must not bring it back. */
  async function forget() {
    stop()
    const before = writer.current
    const wasBusy = before?.isBusy() ?? false
    // Anything written from here on is a new draft.
    began.current = null
    isThere.current = false
    writer.current = draftWriter(api, of, null)
    isElsewhere.current = false
    isBehind.current = false
    await before?.settled()
    await onDevice(({ dropOwnDrafts }) => dropOwnDrafts(of))
    if (wasBusy) await api('POST /user/draft/discard/', { body: { form, subject } })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions it calls depend only on the form named here
  useEffect(() => {
    const element = elementOf()
    if (!element) return
    writer.current = draftWriter(api, of, began.current)

    let hasTyped = false
    let looked: Promise<void> | undefined
    const look = () => {
      looked ??= saveKept()
      return looked
    }
    const lookLater = setTimeout(look, LOOKED_AFTER)

    /** The form's fields, if they aren't saved yet. */
    function takeUnsaved(): DraftFields | undefined {
      if (!element || timer.current === undefined) return undefined
      stop()
      return fieldsOf(element)
    }
    let saving: Promise<unknown> = Promise.resolve()
    function save() {
      const fields = takeUnsaved()
      const now = writer.current
      if (!fields) return
      saving = look().then(async () => {
        if (now === writer.current) await (isElsewhere.current ? keepAside(fields) : write(fields))
      })
    }
    const close = openDraft(() => {
      save()
      return saving
    })
    const later = () => {
      hasTyped = true
      void look()
      stop()
      timer.current = setTimeout(save, QUIET)
      setState((before) => (before === 'saved' ? 'quiet' : before))
    }
    // A short delay, in case the field was left for the submit button.
    const soon = () => {
      stop()
      timer.current = setTimeout(save, SOON)
    }
    moved.current = soon
    // A phone may hide or close a page without further events.
    const saveUnseen = () => void (document.visibilityState === 'hidden' && saveLeaving())
    function saveLeaving() {
      const fields = takeUnsaved()
      if (!fields) return
      if (isElsewhere.current) return void keepAside(fields)
      // Unless it arrives, the return of the network saves the form again, instead of asking about its own text.
      isBehind.current = true
      void writer.current?.writeLeaving(fields).then((isSaved) => {
        if (isSaved) isBehind.current = false
      })
    }
    async function saveKept() {
      const kept = await onDevice(async (device) => {
        const found = await device.findOwnDraft(of)
        // If the person is already typing, they are asked, and their text isn't replaced.
        if (!found.waiting || !hasTyped) return found
        await device.setOwnDraftAside(of, found.waiting, m.draft_is_newer())
        return undefined
      })
      const waiting = kept?.waiting
      const written = waiting && (await writer.current?.writeKept(waiting))
      // What was typed meanwhile stays, and the person is asked about what this device held.
      if (waiting && written === 'saved' && hasTyped) await keepAside(waiting.fields)
      // Not awaited: the page that loads may itself wait for this save.
      else if (written === 'saved') void router.invalidate()
      if (written && written !== 'elsewhere') setState(written)
      const left = await onDevice(({ findOwnDraft }) => findOwnDraft(of))
      setAside(left?.aside?.fields)
    }
    const goOnSaving = () => {
      if (timer.current !== undefined || isElsewhere.current) return
      void (isBehind.current ? write(fieldsOf(element)) : saveKept())
    }
    const sending = () => {
      stop()
      writer.current?.skipWaiting()
    }
    const sent = () => void forget()
    element.addEventListener('input', later)
    // Fired when a field is left, for example for the preview, which should show it.
    element.addEventListener('change', soon)
    element.addEventListener(SENDING, sending)
    element.addEventListener(SENT, sent)
    document.addEventListener('visibilitychange', saveUnseen)
    addEventListener('online', goOnSaving)
    addEventListener('pagehide', saveLeaving)
    return () => {
      clearTimeout(lookLater)
      close()
      element.removeEventListener('input', later)
      element.removeEventListener('change', soon)
      element.removeEventListener(SENDING, sending)
      element.removeEventListener(SENT, sent)
      document.removeEventListener('visibilitychange', saveUnseen)
      removeEventListener('online', goOnSaving)
      removeEventListener('pagehide', saveLeaving)
    }
  }, [api, router, user_id, form, subject, within])

  const stepBefore = useRef(step)
  useEffect(() => {
    if (stepBefore.current === step) return
    stepBefore.current = step
    if (isThere.current) moved.current?.()
  }, [step])

  return {
    state,
    /** Whether this device holds a different text than the form; the person decides which one to keep. */
    hasAside: aside !== undefined,
    // These four return whether the question is answered.
    async takeAside() {
      const element = elementOf()
      const isOwn = isThere.current || timer.current !== undefined || state !== 'quiet'
      stop()
      const own = element && isOwn ? fieldsOf(element) : undefined
      const isTaken = aside !== undefined && (await write(aside, true)) === 'saved'
      if (!isTaken) return false
      // Saving the other text dropped what this device held, so the form's own is set aside only now.
      if (own) await keepAside(own)
      await router.invalidate()
      return true
    },
    async dropAside() {
      await onDevice(({ dropOwnDrafts }) => dropOwnDrafts(of, 'aside'))
      setAside(undefined)
      return true
    },
    async keepThis() {
      const element = elementOf()
      stop()
      const written = element && (await write(fieldsOf(element), true))
      return written !== undefined && written !== 'elsewhere'
    },
    /** Reloads with the server's draft and sets this form's text aside on the device. */
    async showOther() {
      const element = elementOf()
      stop()
      if (element) await keepAside(fieldsOf(element))
      window.location.reload()
      return true
    },
    forget,
  }
}

function fieldsOf(form: HTMLFormElement): DraftFields {
  const fields: DraftFields = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || isOfForm(name)) continue
    fields[name] = [...(fields[name] ?? []), value]
  }
  return fields
}
