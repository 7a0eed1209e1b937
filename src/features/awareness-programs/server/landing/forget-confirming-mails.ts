import { retention } from '#foundation/feature.ts'
import { forgetMailsOfKind } from '#foundation/mails/server/index.ts'

/** The kind of the mails that ask whether an address is the person's. */
export const CONFIRMING_MAIL = 'completion-confirm'

/** Anyone can type an address, so neither it nor its link outlives the days that the link works. */
export const confirmingMailsRetention = retention({
  name: 'confirming-mails',
  retentionDays: 7,
  job: 'forget-confirming-mails',
  at: '40 3',
  forget: (db, written_before) => forgetMailsOfKind(db, { kind: CONFIRMING_MAIL, written_before }),
})
