import type { RouteParts } from '#foundation/feature.ts'
import { servePdf } from '#platform/http/serve-pdf.ts'
import { printedLanguage } from '#platform/pdf/drawable-text.ts'
import { passportContract, passportFile } from '../../passport.contract.ts'
import { expectPrintable } from '../expect-printable.ts'
import { holderName } from '../issue-certificate.ts'
import { findPassport } from './find-passport.ts'
import { selectStanding } from './passport.queries.ts'
import { passportSheet } from './passport-sheet.ts'

/** What one has learned, on My page and as a file. */
export function passportRoutes(parts: RouteParts): void {
  const { app, serve, db: database, clock, viewers, pdfs } = parts

  serve(passportContract.getPassport, async ({ db, language, ...call }) => {
    const viewer = await viewers.signedIn(call)
    return { data: await findPassport(db, { user_id: viewer.id, language }) }
  })

  servePdf(app, passportFile, async ({ query, request, reply, ...call }) => {
    const viewer = await viewers.signedIn({ request, reply })
    const language = printedLanguage(query.language ?? call.language)
    const holder_name = holderName(viewer)
    expectPrintable({ holder_name, title: {} })
    const sheet = passportSheet({
      language,
      holder_name,
      passport: await findPassport(database, { user_id: viewer.id, language }),
      certificates: await selectStanding(database, viewer.id),
      made_at: clock.now(),
    })
    reply.header('cache-control', 'private, no-store')
    return { name: 'learning-passport', bytes: await pdfs.draw(sheet) }
  })
}
