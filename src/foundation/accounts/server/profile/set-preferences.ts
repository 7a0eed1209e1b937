import type { Db } from '#platform/db/database.ts'
import type { Preferences } from '../../own-account.contract.ts'
import { ChoiceNotFound, OccupationNotFound, PersonNotFound } from '../accounts.errors.ts'
import { recordMessageConsents } from '../consents/record-message-consents.ts'
import { lockUser } from '../people/users.queries.ts'
import { changeUser } from './change-user.queries.ts'
import { findOccupation } from './occupations.queries.ts'
import { CHOICES, type ChoiceList, replaceChoices, selectPreferences } from './preferences.queries.ts'

export interface PreferenceChanges {
  age_groups?: number[] | undefined
  skills?: number[] | undefined
  tags?: number[] | undefined
  school_type?: number[] | undefined
  occupation_id?: number | '' | undefined
  school_name?: string | undefined
  is_promotional?: boolean | undefined
  is_whatsapp_notification?: boolean | undefined
  is_personalised?: boolean | undefined
}

/**
 * Replaces the lists that are given, all or none.
 * @throws ChoiceNotFound, OccupationNotFound
 */
export async function setPreferences(
  db: Db,
  { user_id, changes, now }: { user_id: number; changes: PreferenceChanges; now: Date },
): Promise<void> {
  const { occupation_id, school_name, is_promotional, is_whatsapp_notification, is_personalised } = changes
  await db.transaction(async (tx) => {
    await lockUser(tx, user_id)
    for (const list of Object.keys(CHOICES) as ChoiceList[]) {
      const ids = changes[list]
      if (ids && !(await replaceChoices(tx, { user_id, list, ids }))) throw new ChoiceNotFound()
    }
    if (occupation_id && !(await findOccupation(tx, { id: occupation_id, user_id })))
      throw new OccupationNotFound()
    await recordMessageConsents(tx, { user_id, changes, now })
    await changeUser(tx, user_id, {
      ...(occupation_id === undefined ? {} : { occupation_id: occupation_id || null }),
      ...(school_name === undefined ? {} : { school_name: school_name || null }),
      ...(is_promotional === undefined ? {} : { is_promotional }),
      ...(is_whatsapp_notification === undefined ? {} : { is_whatsapp_notification }),
      ...(is_personalised === undefined ? {} : { is_personalised }),
    })
  })
}

export async function getPreferences(
  db: Db,
  of: { user_id: number; language: string },
): Promise<Preferences> {
  const row = await selectPreferences(db, of)
  if (!row) throw new PersonNotFound()
  const { age_groups, skills, tags, school_type, occupation_list, ...own } = row
  const occupation = occupation_list.find(({ selected }) => selected)
  return {
    ...own,
    age_group_list: age_groups,
    skills_list: skills,
    tags_list: tags,
    school_type_list: school_type,
    occupation_list,
    interested_age_groups_details: chosen(age_groups),
    interested_skills_details: chosen(skills),
    interested_tags_details: chosen(tags),
    child_school_type_details: chosen(school_type),
    occupation_details: occupation ? { id: occupation.id, name: occupation.name } : null,
  }
}

const chosen = (all: { id: number; name: string; selected: boolean }[]) =>
  all.filter(({ selected }) => selected).map(({ id, name }) => ({ id, name }))
