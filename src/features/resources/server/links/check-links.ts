import { z } from 'zod'
import { DAY_MS } from '#contract/durations.ts'
import { addressIn } from '#contract/language.ts'
import { HOME_ZONE } from '#contract/product.ts'
import { queueMail } from '#foundation/mails/server/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { type AddressState, askAddress } from '#platform/http/ask-address.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import { resourceAddress } from '../../resource-card.contract.ts'
import { findCreatorToNotify } from '../admin/resource-creator.queries.ts'
import { FAILURES_OF_A_DEAD_LINK } from '../details/resource-details.queries.ts'
import { deadLinkMail } from '../mails/resource-mails.tsx'
import { keepAnswer, type LinkToCheck, selectLinksToCheck } from './resource-links.queries.ts'

const MONTH_MS = 30 * DAY_MS
/** The most links checked in one night. With more than thirty times as many, a round takes longer than a month. */
const MOST_A_NIGHT = 1_000
const AT_ONCE = 10

const checkLinksJob = defineJob({
  name: 'check-resource-links',
  payload: z.object({}),
  changesPages: true,
  cron: { pattern: '10 2 * * *', timezone: HOME_ZONE },
  timeLimit: 3_600,
})

interface Parts {
  /** The public base URL, without a trailing slash. */
  publicUrl: string
  clock: Clock
  ask?: (url: string) => Promise<AddressState>
}

/** Nightly, checks links that weren't checked for a month; a creator is told once about a dead one. */
export function checkLinks({ publicUrl, clock, ask = askAddress }: Parts): HandledJob {
  return handledBy(checkLinksJob, async (db) => {
    const before = new Date(clock.now().getTime() - MONTH_MS)
    const links = await selectLinksToCheck(db, { before, most: MOST_A_NIGHT })
    for (let start = 0; start < links.length; start += AT_ONCE) {
      await Promise.all(links.slice(start, start + AT_ONCE).map((link) => checkLink(db, link)))
    }
  })

  async function checkLink(db: Db, link: LinkToCheck): Promise<void> {
    const state = await ask(link.url)
    const failures = { gone: link.failures + 1, there: 0, unknown: link.failures }[state]
    await db.transaction(async (tx) => {
      const isKept = await keepAnswer(tx, { ...link, failures, now: clock.now() })
      if (isKept && state === 'gone' && failures === FAILURES_OF_A_DEAD_LINK) await notifyCreator(tx, link)
    })
  }

  async function notifyCreator(tx: Db, { id, resource_id, url }: LinkToCheck): Promise<void> {
    const facts = await findCreatorToNotify(tx, resource_id)
    if (!facts) return
    const { user_id, email, first_name, title, language } = facts
    const address = `${publicUrl}${addressIn(language, resourceAddress({ id: resource_id, title }, '/edit'))}`
    const mail = await deadLinkMail({ first_name, title, link: url, address }, language)
    const key = `dead-link:${id}:${clock.now().toISOString().slice(0, 10)}`
    await queueMail(tx, { key, to: email, user_id, kind: 'dead-link', language, ...mail })
  }
}
