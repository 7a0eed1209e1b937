import { use, useState } from 'react'
import { m } from '#messages/messages.js'
import { FormPartsContext } from '#ui-kit/form-parts.ts'
import { type ReadingPreferences, writeReadingPreferences } from '../short-form.contract.ts'
import { applyReadingPreferences, storeReadingPreferences } from './apply-reading-preferences.ts'

/** One after the other: the choice that was made last is the one that stays with the account. */
let sending: Promise<unknown> = Promise.resolve()

/** The preferences as they are chosen, and the word on where they are kept. */
export function useReadingPreferencesForm(given: ReadingPreferences) {
  // Around an error in place of a page there is none; the device keeps them then.
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
