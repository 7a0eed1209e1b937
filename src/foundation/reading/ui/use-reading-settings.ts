import { use, useState } from 'react'
import { m } from '#messages/messages.js'
import { FormPartsContext } from '#ui-kit/form-parts.ts'
import { type ReadingSettings, writeReading } from '../reading-settings.contract.ts'
import { keepReading, showReading } from './apply-reading.ts'

/** One after the other: the choice that was made last is the one that stays with the account. */
let sending: Promise<unknown> = Promise.resolve()

/** The settings as they are chosen, and the word on where they are kept. */
export function useReadingSettings(given: ReadingSettings) {
  // Around an error in place of a page there is none; the device keeps them then.
  const api = use(FormPartsContext)?.api
  const [settings, setSettings] = useState(given)
  const [said, setSaid] = useState('')

  async function change(next: ReadingSettings) {
    setSettings(next)
    keepReading(next)
    await showReading(next)
    const body = { settings: writeReading(next) }
    const sent = sending.then(() => api?.('PUT /v2/user/reading-settings/', { body }))
    sending = sent
    const answer = await sent
    setSaid(answer?.success ? answer.data.message : m.reading_kept_device())
  }

  return { settings, said, change }
}
