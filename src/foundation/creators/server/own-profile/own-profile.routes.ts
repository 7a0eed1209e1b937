import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { ownProfileContract } from '../../own-profile.contract.ts'
import { PersonNotFound } from '../creators.errors.ts'
import { publicWorkOf } from '../public-work-of.ts'
import { type OwnWords, selectOwnProfile } from './own-profile.queries.ts'
import { setOwnProfile } from './set-own-profile.ts'

export function ownProfileRoutes({ serve, viewers, features }: RouteParts): void {
  const work = publicWorkOf(features)

  serve(ownProfileContract.getOwnProfile, async ({ db, ...call }) => {
    const viewer = await viewers.signedIn(call)
    const data = await selectOwnProfile(db, viewer.id)
    if (!data) throw new PersonNotFound()
    return { data }
  })

  serve(ownProfileContract.setOwnProfile, async ({ db, body, now, ...call }) => {
    const viewer = await viewers.signedIn(call)
    const { revision, ...given } = body
    const data = await setOwnProfile(db, viewer, { words: wordsOf(given), revision, work, now })
    return { data, message: data.is_waiting ? m.profile_held() : m.toast_details_updated() }
  })
}

type Given = { [Name in keyof OwnWords]?: OwnWords[Name] | '' | undefined }

/** What was named; the choice that was emptied is none. */
function wordsOf({ children_helped, ...texts }: Given): Partial<OwnWords> {
  const named = Object.entries(texts).filter(([, text]) => text !== undefined)
  const words: Partial<OwnWords> = Object.fromEntries(named)
  return children_helped === undefined ? words : { ...words, children_helped: children_helped || null }
}
