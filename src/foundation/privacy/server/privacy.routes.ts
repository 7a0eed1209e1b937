import { product } from '#contract/product.ts'
import {
  ACCOUNT_CHANGES,
  authorize,
  mayManagePeople,
  setPreferences,
} from '#foundation/accounts/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { sendFile } from '#foundation/uploads/server/index.ts'
import { m } from '#messages/messages.js'
import { cappedTotal } from '#platform/db/counts.ts'
import { pageWindow } from '#platform/db/page-window.ts'
import { lastRunsOf } from '#platform/jobs/last-runs.queries.ts'
import { adminPrivacyContract } from '../admin-privacy.contract.ts'
import { privacyContract, RETENTIONS } from '../privacy.contract.ts'
import { countConsents, selectConsents } from './consents/consent-counts.queries.ts'
import { askForDeletion } from './deletion/ask-for-deletion.ts'
import {
  countErased,
  findDeletion,
  isLastAdministrator,
  selectDeletions,
} from './deletion/deletions.queries.ts'
import { keepAccount } from './deletion/keep-account.ts'
import { askForExport } from './exports/ask-for-export.ts'
import { countExports, findExportFile, selectExports } from './exports/exports.queries.ts'
import { ExportNotFound } from './privacy.errors.ts'

const SHOWN_EXPORTS = 5

export function privacyRoutes(parts: RouteParts): void {
  ownDataRoutes(parts)
  deletionRoutes(parts)
}

function ownDataRoutes({ serve, viewers }: RouteParts): void {
  serve(privacyContract.getPrivacy, async ({ db, now, ...call }) => {
    const { id: user_id, email } = await viewers.loggedIn(call)
    return {
      data: {
        exports: await selectExports(db, { user_id, now, most: SHOWN_EXPORTS }),
        consents: await selectConsents(db, user_id),
        deletion: await findDeletion(db, user_id),
        is_last_administrator: await isLastAdministrator(db, user_id),
        email,
      },
    }
  })

  serve(privacyContract.askForExport, async ({ db, now, language, log, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    await askForExport(db, viewer, { language, now })
    log.info({ user_id: viewer.id, kind: 'data-export-asked' }, 'security')
    return { data: { message: m.privacy_export_asked() } }
  })

  serve(privacyContract.setConsent, async ({ db, now, body, ...call }) => {
    const { id: user_id } = await viewers.loggedIn(call)
    const { subject, is_given } = body
    const column = subject === 'marketing' ? 'is_promotional' : 'is_whatsapp_notification'
    await setPreferences(db, { user_id, changes: { [column]: is_given }, now })
    return { data: { message: is_given ? m.privacy_consent_given() : m.privacy_consent_withdrawn() } }
  })
}

function deletionRoutes({ serve, viewers, limits, publicUrl }: RouteParts): void {
  serve(privacyContract.askForDeletion, async ({ db, now, body, language, log, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    await limits.take(ACCOUNT_CHANGES, String(viewer.id))
    await askForDeletion(db, viewer, { ...body, limits, language, now, publicUrl })
    log.info({ user_id: viewer.id, kind: 'deletion-asked' }, 'security')
    return { data: { message: m.privacy_deletion_asked() } }
  })

  serve(privacyContract.keepAccount, async ({ db, now, language, log, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    await keepAccount(db, viewer, { language, now })
    log.info({ user_id: viewer.id, kind: 'deletion-taken-back' }, 'security')
    return { data: { message: m.privacy_account_kept() } }
  })
}

const NAME = /^([1-9]\d{0,8})\.zip$/

/** `/profile/privacy/copies/{id}.zip`: only its owner can download it, while it exists. */
export function downloadExportRoutes({ app, db, clock, viewers, uploads }: RouteParts): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/profile/privacy/copies/:name',
    exposeHeadRoute: false,
    schema: { hide: true },
    handler: async (request, reply) => {
      const viewer = await viewers.loggedIn({ request, reply })
      const [, id] = NAME.exec((request.params as { name: string }).name) ?? []
      const of = { id: Number(id), user_id: viewer.id, now: clock.now() }
      const file = id ? await findExportFile(db, of) : undefined
      if (!file) throw new ExportNotFound()
      const day = clock.now().toISOString().slice(0, 10)
      const name = `${product.name.toLowerCase()}-my-data-${day}.zip`
      const sent = { ...file, name, media_type: 'application/zip', kind: 'text' as const }
      return sendFile(reply, uploads.storage, sent, { download: true, isNeverCached: true })
    },
  })
}

/** Administrators' calls about privacy, which return counts and times but no names. */
export function adminPrivacyRoutes({ serve, viewers, features }: RouteParts): void {
  const retentions = features
    .flatMap((feature) => feature.retentions ?? [])
    .sort((one, other) => RETENTIONS.indexOf(one.name) - RETENTIONS.indexOf(other.name))

  serve(adminPrivacyContract.getPrivacyOverview, async ({ db, now, ...call }) => {
    authorize(mayManagePeople(await viewers.loggedIn(call)))
    const runs = await lastRunsOf(
      db,
      retentions.flatMap(({ job }) => job ?? []),
    )
    return {
      data: {
        retentions: retentions.map(({ name, retentionDays, job }) => ({
          name,
          kept_days: retentionDays,
          job,
          last_run: job === null ? null : (runs.get(job) ?? null),
        })),
        consents: await countConsents(db),
        exports: await countExports(db, now),
        erased_in_a_year: await countErased(db, now),
      },
    }
  })

  serve(adminPrivacyContract.listDeletions, async ({ db, body, ...call }) => {
    authorize(mayManagePeople(await viewers.loggedIn(call)))
    const { deletions, total } = await selectDeletions(db, pageWindow(body))
    return { data: deletions, ...cappedTotal(total) }
  })
}
