import { z } from 'zod'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import { countryField, emailField, nameField, optionalText } from '#contract/fields.ts'
import { flag, id, messageReply, repeatable, success } from '#contract/wire.ts'
import { userDetails } from './accounts.contract.ts'

export const GENDERS = ['Male', 'Female', 'Others'] as const

/** Everything that people can read and change about their own account. */
export const ownDetails = userDetails.extend({
  country_code: z.string(),
  gender: z.enum(GENDERS).nullable(),
  occupation_id: z.int().nullable(),
  occupation: z.string().nullable(),
  /** The school types of the person's children, joined into one string. */
  school_type: z.string().nullable(),
  school_types: z.array(z.string()),
  school_name: z.string().nullable(),
  is_promotional: z.boolean(),
  is_whatsapp_notification: z.boolean(),
  signup_type: z.int(),
  referral_code: z.string().nullable(),
  /** ISO 8601 in UTC. */
  created: z.string(),
  age_groups: z.array(z.object({ id: z.int(), name: z.string() })),
  skills: z.array(z.object({ id: z.int(), name: z.string() })),
  tags: z.array(z.object({ id: z.int(), name: z.string() })),
  occupations: z.array(z.object({ id: z.int(), name: z.string(), asks_for_school: z.boolean() })),
})
export type OwnDetails = z.output<typeof ownDetails>

const changes = z.object({
  first_name: nameField.optional(),
  last_name: nameField.optional(),
  username: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9](?:[a-z0-9-]{1,38})[a-z0-9]$/, '#username')
    .optional(),
  email: emailField.optional(),
  mobile: optionalText(20),
  country_code: countryField,
  gender: z.union([z.enum(GENDERS), z.literal('')]).optional(),
  occupation_id: z.union([id, z.literal('')]).optional(),
  school_name: optionalText(200),
  is_promotional: flag.optional(),
  is_whatsapp_notification: flag.optional(),
  /** Required when the email changes. */
  current_password: z.string().trim().max(1_000).optional(),
})
export type AccountChanges = z.output<typeof changes>

const selectable = z.object({ id: z.int(), name: z.string(), selected: z.boolean() })
const named = z.object({ id: z.int(), name: z.string() })

export const preferences = z.object({
  age_group_list: z.array(selectable),
  skills_list: z.array(selectable),
  tags_list: z.array(selectable),
  school_type_list: z.array(selectable),
  occupation_list: z.array(selectable.extend({ asks_for_school: z.boolean() })),
  school_name: z.string().nullable(),
  is_promotional: z.boolean(),
  is_whatsapp_notification: z.boolean(),
  /** Whether suggestions that match the interests appear above lists (For you). */
  is_personalised: z.boolean(),
  interested_age_groups_details: z.array(named),
  interested_skills_details: z.array(named),
  interested_tags_details: z.array(named),
  child_school_type_details: z.array(named),
  occupation_details: named.nullable(),
})
export type Preferences = z.output<typeof preferences>

const ids = repeatable(z.union([id, z.literal('')])).transform((all) => all.filter((one) => one !== ''))

/** Bytes; large enough for photos straight from a phone. */
export const MOST_PICTURE_BYTES = 25 * 1024 * 1024

/** What people read and change about their own account. */
export const ownAccountContract = {
  getDetails: endpoint({
    method: 'GET',
    path: '/v2/user/details/',
    summary: "Returns the current user's account",
    reply: success(ownDetails),
    errors: ['NotSignedIn'],
  }),
  setDetails: endpoint({
    method: 'POST',
    path: '/v2/user/details/',
    changesPages: true,
    summary: "Updates the current user's account, as PATCH does",
    bodyKinds: FORM_DATA,
    body: changes,
    secret: ['current_password'],
    reply: success(ownDetails).extend({ token: z.string().nullable(), message: z.string() }),
    errors: ['NotSignedIn', 'EmailIsTaken', 'UsernameIsTaken', 'MobileIsNotValid', 'WrongPassword'],
  }),
  changeDetails: endpoint({
    method: 'PATCH',
    path: '/v2/user/details/',
    changesPages: true,
    summary:
      "Updates the given fields of the current user's account; returns a new token if the old one is out of date",
    bodyKinds: FORM_DATA,
    body: changes,
    secret: ['current_password'],
    reply: success(ownDetails).extend({ token: z.string().nullable(), message: z.string() }),
    errors: ['NotSignedIn', 'EmailIsTaken', 'UsernameIsTaken', 'MobileIsNotValid', 'WrongPassword'],
  }),
  getPreferences: endpoint({
    method: 'GET',
    path: '/user/preferences/',
    summary: "Returns the current user's interests and all available choices",
    reply: success(preferences),
    errors: ['NotSignedIn'],
  }),
  setPreferences: endpoint({
    method: 'POST',
    path: '/user/preferences/',
    summary: 'Replaces the given lists of interests; the others stay unchanged',
    bodyKinds: FORM_DATA,
    body: z.object({
      age_groups: ids.optional(),
      skills: ids.optional(),
      tags: ids.optional(),
      school_type: ids.optional(),
      occupation_id: z.union([id, z.literal('')]).optional(),
      school_name: optionalText(200),
      is_promotional: flag.optional(),
      is_whatsapp_notification: flag.optional(),
      is_personalised: flag.optional(),
    }),
    reply: success(preferences).extend({ message: z.string() }),
    errors: ['NotSignedIn', 'ChoiceNotFound'],
  }),
  uploadPicture: endpoint({
    method: 'POST',
    path: '/v2/user/picture/upload/',
    changesPages: true,
    summary: "Sets the current user's picture, re-encoded as a square without camera metadata",
    bodyKinds: ['multipart'],
    files: { most: 1, bytes: MOST_PICTURE_BYTES },
    reply: success(z.object({ message: z.string(), profile_picture: z.string() })),
    errors: [
      'NotSignedIn',
      'NoPicture',
      'FileTypeNotAllowed',
      'FileTooLarge',
      'PictureTooLarge',
      'FileIsDamaged',
      'FileHasVirus',
      'ScannerAway',
    ],
  }),
  removePicture: endpoint({
    method: 'DELETE',
    path: '/v2/user/picture/',
    changesPages: true,
    summary: "Removes the current user's picture and shows initials instead; does nothing without a picture",
    reply: messageReply,
    errors: ['NotSignedIn'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof ownAccountContract> {}
}
