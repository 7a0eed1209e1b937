import { eq, sql } from 'drizzle-orm'
import { users, wholeName } from '#foundation/accounts/server/index.ts'
import { isUnderReview } from '#foundation/moderation/server/index.ts'
import { revisionOf } from '#platform/crypto/revision-of.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { CREATOR_KIND } from '../../creators.contract.ts'
import type { OwnProfile, ProfileWords } from '../../own-profile.contract.ts'
import { withPictureAddress } from '../creator-card.queries.ts'
import { creatorProfiles } from '../creators.tables.ts'

/** A person's own profile; undefined if there is no such person. */
export async function selectOwnProfile(db: Db, user_id: number): Promise<OwnProfile | undefined> {
  const [row] = await rows<Omit<OwnProfile, 'revision'>>(
    db,
    sql`select u.id as user_id, ${wholeName('u')} as name, u.picture,
        coalesce(c.designation, '') as designation,
        coalesce(c.introduction, '') as introduction,
        coalesce(c.user_experience, '') as user_experience,
        coalesce(c.qualifications, '') as qualifications,
        coalesce(c.expertise, '') as expertise,
        coalesce(c.associated_organisations, '') as associated_organisations,
        c.children_helped,
        coalesce(u.recommendation_text, '') as recommendation_text,
        c.hidden_reason, (c.hidden_at is not null and ${isUnderReview({ kind: CREATOR_KIND, id: sql`u.id` })}) as is_waiting
      from users u left join creator_profiles c on c.user_id = u.id where u.id = ${user_id}`,
  )
  if (!row) return undefined
  // Only what the form asks for: a new name or picture is no change of it.
  const { user_id: _, name, picture, hidden_reason, is_waiting, ...words } = row
  return { ...withPictureAddress(row), revision: revisionOf(words) }
}

/** Everything the form asks for. What the person says about Pankh is stored with the account. */
export type OwnWords = ProfileWords & Pick<OwnProfile, 'recommendation_text'>

/** Call it only while the profile is locked. */
export async function updateProfile(
  tx: Db,
  user_id: number,
  { recommendation_text, ...words }: Partial<OwnWords>,
): Promise<void> {
  if (Object.keys(words).length > 0) {
    await tx.update(creatorProfiles).set(words).where(eq(creatorProfiles.user_id, user_id))
  }
  if (recommendation_text === undefined) return
  await tx
    .update(users)
    .set({ recommendation_text: recommendation_text || null })
    .where(eq(users.id, user_id))
}
