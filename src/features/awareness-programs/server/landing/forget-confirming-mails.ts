import { retention } from '#foundation/feature.ts'
import { forgetMailsOfKind } from '#foundation/mails/server/index.ts'

/** The kind of the emails that confirm an address. */
export const CONFIRMING_MAIL = 'completion-confirm'

/** Anyone can enter an address, so neither it nor its link is stored longer than the link works. */
export const confirmingMailsRetention = retention({
  name: 'confirming-mails',
  retentionDays: 7,
  job: 'forget-confirming-mails',
  at: '40 3',
  forget: (db, written_before) => forgetMailsOfKind(db, { kind: CONFIRMING_MAIL, written_before }),
})
