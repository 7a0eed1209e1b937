import type { Feature } from '#foundation/feature.ts'
import { createWhatsapp } from '#platform/whatsapp/whatsapp.ts'
import { deliverNotification } from './deliver-notification.ts'
import { gatherDigests, mailDigest } from './mail-digests.ts'
import { notificationsRetention } from './notifications.queries.ts'
import { notificationsRoutes } from './notifications.routes.ts'
import { personalNotifications } from './personal-notifications.queries.ts'
import { sendWhatsapp } from './send-whatsapp.ts'
import { tellFollowersHandled } from './tell-followers.ts'
import { unsubscribeLinks } from './unsubscribe-links.ts'
import { withdrawHandled } from './withdraw-from-followers.ts'

export { titleParams } from './notification-kinds.ts'
export { notificationChoices, notificationDigests } from './notifications.tables.ts'
export { notify } from './notify.ts'
export { selectMailRecipients } from './recipients.queries.ts'
export { tellFollowers } from './tell-followers.ts'
export { type UnsubscribeLink, type UnsubscribeLinks, unsubscribeLinks } from './unsubscribe-links.ts'
export { withdrawFromFollowers } from './withdraw-from-followers.ts'

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
      tellFollowersHandled(of),
      withdrawHandled(of),
      deliverNotification(of),
      sendWhatsapp(of),
      gatherDigests(of),
      mailDigest(of),
    ]
  },
  personalData: [personalNotifications],
  retentions: [notificationsRetention],
}
