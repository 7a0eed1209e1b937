import { use, useState } from 'react'
import { m } from '#messages/messages.js'
import { FormPartsContext } from '#ui-kit/form-parts.ts'
import { type ReadingPreferences, writeReadingPreferences } from '../short-form.contract.ts'
import { applyReadingPreferences, storeReadingPreferences } from './apply-reading-preferences.ts'

/** Sent one after the other, so that the last choice is the one stored with the account. */
let sending: Promise<unknown> = Promise.resolve()

/** The preferences while they are being chosen, and a message on where they are saved. */
export function useReadingPreferencesForm(given: ReadingPreferences) {
  // Missing on an error page; then only the device stores them.
  const api = use(FormPartsContext)?.api
  const [preferences, setPreferences] = useState(given)
  const [message, setMessage] = useState('')

  async function change(next: ReadingPreferences) {
    setPreferences(next)
    storeReadingPreferences(next)
    await applyReadingPreferences(next)
    const body = { settings: writeReadingPreferences(next) }
    const sent = sending.then(() => api?.('PUT /v2/user/reading-settings/', { body }))
    sending = sent
    const answer = await sent
    setMessage(answer?.success ? answer.data.message : m.reading_saved_device())
  }

  return { preferences, message, change }
}
