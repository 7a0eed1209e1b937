import { personalAwareness } from '#features/awareness-programs/server/index.ts'
import { personalPrograms } from '#features/certificate-programs/server/index.ts'
import { personalCertificates } from '#features/certificates/server/index.ts'
import { personalCounselling } from '#features/counselling/server/index.ts'
import { personalEvents } from '#features/events/server/index.ts'
import { personalResources } from '#features/resources/server/index.ts'
import { personalCreators } from '#foundation/creators/server/index.ts'
import { personalDrafts } from '#foundation/drafts/server/index.ts'
import { personalModeration } from '#foundation/moderation/server/index.ts'
import { personalNotifications } from '#foundation/notifications/server/index.ts'
import { personalOffline } from '#foundation/offline/server/index.ts'
import {
  type PersonalPart,
  personalAccount,
  personalMails,
  personalPrivacy,
  personalSignals,
  personalUploads,
} from '#foundation/privacy/server/index.ts'
import { personalReading } from '#foundation/reading/server/index.ts'

/**
 * What each room keeps of a person, in the order in which it is erased: certificates before the completions that they
 * are found by, mails after what others write, and the account last.
 */
export const personalParts: readonly PersonalPart[] = [
  personalEvents,
  personalPrograms,
  personalCertificates,
  personalCounselling,
  personalAwareness,
  personalResources,
  personalCreators,
  personalModeration,
  personalDrafts,
  personalOffline,
  personalReading,
  personalNotifications,
  personalUploads,
  personalSignals,
  personalMails,
  personalPrivacy,
  personalAccount,
]
