import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { subscriptionsContract } from '../../subscriptions.contract.ts'
import { findOwnCampaign } from '../find-own-campaign.ts'
import { getSubscription } from '../joining/get-subscription.ts'
import { findOwnOrganisation } from './find-own-organisation.ts'
import { withPictures } from './keep-pictures.ts'
import { saveLanding } from './save-landing.ts'
import { startOrganisation } from './start-organisation.ts'

/** Landing pages with their pictures, and campaigns of organisations, which have both from the start. */
export function editingRoutes({ serve, viewers, uploads }: RouteParts): void {
  serve(subscriptionsContract.saveLandingPage, async ({ db, params, files, language, now, ...call }) => {
    const { id: user_id } = await viewers.signedIn(call)
    const of = { id: params.id, user_id, now }
    // Nothing is made of a stranger's file.
    await findOwnCampaign(db, { ...of, language })
    await withPictures({ db, uploads }, { user_id, files, now }, async (changes, pictures) => ({
      made: undefined,
      unused: await saveLanding(db, { ...of, changes, pictures }),
    }))
    const data = await getSubscription(db, { ...of, language })
    return { data: { ...data, said: m.awareness_editing_saved() } }
  })

  serve(subscriptionsContract.createOrganisationCampaign, async ({ db, files, language, now, ...call }) => {
    const { id: owner_id } = await viewers.signedIn(call)
    const sent = { user_id: owner_id, files, now }
    const started = await withPictures({ db, uploads }, sent, async (fields, pictures) => {
      const made = await startOrganisation(db, { ...fields, owner_id, pictures, language })
      return { made, unused: made.is_new ? {} : pictures }
    })
    const data = await getSubscription(db, { id: started.id, user_id: owner_id, language })
    const program = started.program_title
    const said = started.is_new
      ? m.awareness_joining_started({ program })
      : m.awareness_joining_there({ program })
    return { data: { ...data, said } }
  })

  serve(subscriptionsContract.saveOrganisationCampaign, async ({ db, files, language, now, ...call }) => {
    const { id: user_id } = await viewers.signedIn(call)
    const saved = await withPictures({ db, uploads }, { user_id, files, now }, async (fields, pictures) => {
      const { id, ...changes } = fields
      await findOwnOrganisation(db, { id, user_id, language })
      return { made: id, unused: await saveLanding(db, { id, user_id, changes, pictures, now }) }
    })
    const data = await getSubscription(db, { id: saved, user_id, language })
    return { data: { ...data, said: m.awareness_editing_saved() } }
  })
}
