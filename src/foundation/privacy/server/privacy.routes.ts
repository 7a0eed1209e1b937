import { setPreferences } from '#foundation/accounts/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { privacyContract } from '../privacy.contract.ts'
import { selectConsents } from './consents/consent-counts.queries.ts'
import { isLastAdministrator } from './deletion/administrators.queries.ts'
import { askForDeletion } from './deletion/ask-for-deletion.ts'
import { findDeletion } from './deletion/deletions.queries.ts'
import { keepAccount } from './deletion/keep-account.ts'
import { askForExport } from './exports/ask-for-export.ts'
import { selectExports } from './exports/exports.queries.ts'

const SHOWN_EXPORTS = 5

export function privacyRoutes(parts: RouteParts): void {
  ownDataRoutes(parts)
  deletionRoutes(parts)
}

function ownDataRoutes({ serve, viewers }: RouteParts): void {
  serve(privacyContract.getPrivacy, async ({ db, now, ...call }) => {
    const { id: user_id, email } = await viewers.signedIn(call)
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
    const viewer = await viewers.signedIn(call)
    await askForExport(db, viewer, { language, now })
    log.info({ user_id: viewer.id, kind: 'data-export-asked' }, 'security')
    return { data: { message: m.privacy_export_asked() } }
  })

  serve(privacyContract.setConsent, async ({ db, now, body, ...call }) => {
    const { id: user_id } = await viewers.signedIn(call)
    const { subject, is_given } = body
    const column = subject === 'marketing' ? 'is_promotional' : 'is_whatsapp_notification'
    await setPreferences(db, { user_id, changes: { [column]: is_given }, now })
    return { data: { message: is_given ? m.privacy_consent_given() : m.privacy_consent_taken_back() } }
  })
}

function deletionRoutes({ serve, viewers, limits, publicUrl }: RouteParts): void {
  serve(privacyContract.askForDeletion, async ({ db, now, body, language, log, ...call }) => {
    const viewer = await viewers.signedIn(call)
    await askForDeletion(db, viewer, { ...body, limits, language, now, publicUrl })
    log.info({ user_id: viewer.id, kind: 'deletion-asked' }, 'security')
    return { data: { message: m.privacy_deletion_asked() } }
  })

  serve(privacyContract.keepAccount, async ({ db, now, language, log, ...call }) => {
    const viewer = await viewers.signedIn(call)
    await keepAccount(db, viewer, { language, now })
    log.info({ user_id: viewer.id, kind: 'deletion-taken-back' }, 'security')
    return { data: { message: m.privacy_account_kept() } }
  })
}
