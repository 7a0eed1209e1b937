import type { Feature } from '#foundation/feature.ts'
import { createWhatsapp } from '#platform/whatsapp/whatsapp.ts'
import { unsubscribeLinks } from './choices/unsubscribe-links.ts'
import { deliverNotification } from './delivering/deliver-notification.ts'
import { gatherDigests, mailDigest } from './delivering/mail-digests.ts'
import { sendWhatsapp } from './delivering/send-whatsapp.ts'
import { notifyFollowersHandled } from './followers/notify-followers.ts'
import { withdrawHandled } from './followers/withdraw-from-followers.ts'
import { notificationsRetention } from './notifications.queries.ts'
import { notificationsRoutes } from './notifications.routes.ts'
import { personalNotifications } from './personal-notifications.queries.ts'

export { type UnsubscribeLink, type UnsubscribeLinks, unsubscribeLinks } from './choices/unsubscribe-links.ts'
export { selectMailRecipients } from './delivering/recipients.queries.ts'
export { notifyFollowers } from './followers/notify-followers.ts'
export { withdrawFromFollowers } from './followers/withdraw-from-followers.ts'
export { titleParams } from './notification-kinds.ts'
export { notificationChoices, notificationDigests } from './notifications.tables.ts'
export { notify } from './notify.ts'

export const notificationsFeature: Feature = {
  routes: [notificationsRoutes],
  jobs(parts) {
    const of = {
      ...parts,
      links: unsubscribeLinks(parts),
      whatsapp: createWhatsapp(parts.config.whatsapp),
      stillPublic: Object.assign({}, ...parts.features.map(({ stillPublic }) => stillPublic)),
    }
    return [
      notifyFollowersHandled(of),
      withdrawHandled(of),
      deliverNotification(of),
      sendWhatsapp(of),
      gatherDigests(of),
      mailDigest(of),
    ]
  },
  personalData: () => [personalNotifications],
  retentions: [notificationsRetention],
}
