import type { Clock } from '#platform/clock/clock.ts'
import type { HandledJob } from '#platform/jobs/job.ts'
import type { Whatsapp } from '#platform/whatsapp/whatsapp.ts'
import { deliverNotification } from './deliver-notification.ts'
import { forgetOldNotifications } from './forget-old-notifications.ts'
import { gatherDigests, mailDigest } from './mail-digests.ts'
import { sendWhatsapp } from './send-whatsapp.ts'
import { type StillPublic, tellFollowersHandled } from './tell-followers.ts'
import type { UnsubscribeLinks } from './unsubscribe-links.ts'
import { withdrawHandled } from './withdraw-from-followers.ts'

/** @param parts publicUrl without a last slash; whatsapp undefined where none is set up */
export function notificationJobs(parts: {
  publicUrl: string
  clock: Clock
  links: UnsubscribeLinks
  whatsapp: Whatsapp | undefined
  stillPublic: StillPublic
}): HandledJob[] {
  return [
    tellFollowersHandled(parts),
    withdrawHandled(parts),
    deliverNotification(parts),
    sendWhatsapp(parts),
    gatherDigests(parts),
    mailDigest(parts),
    forgetOldNotifications(parts),
  ]
}
