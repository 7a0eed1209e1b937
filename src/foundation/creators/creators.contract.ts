import { z } from 'zod'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import { alsoNamed, flag, id, length, listOf, optionalField, page, success } from '#contract/wire.ts'
import { profileWords } from './own-profile.contract.ts'

/** A person's public profile, as people report it. */
export const CREATOR_KIND = 'creator'
/** The page of a person. */
export const creatorAddress = (id: number) => `/creator/${id}`
/** The page on which people change their own profile. */
export const EDIT_PROFILE_ADDRESS = '/profile/edit/public'
/** The most people that somebody can block. */
export const MOST_BLOCKED = 500

/** The address of a square picture; null without one. */
const picture = z.string().nullable()

/** Everything that a person shows of themselves: never an e-mail, phone, interest or username. */
export const creatorDetails = profileWords.extend({
  id: z.int(),
  name: z.string(),
  /** What the person says about Pankh. */
  recommendation_text: z.string(),
  /** 96 pixels a side, as in lists. */
  picture,
  /** 256 pixels a side. */
  picture_medium: picture,
  /** 512 pixels a side, for shares. */
  picture_large: picture,
  followers: z.int(),
  /** How many people they follow, counted to the cap of lists. */
  following: z.int(),
  /** How many of their resources everyone may see. */
  resources_count: z.int(),
  is_followed: z.boolean(),
  is_own: z.boolean(),
  is_reported: z.boolean(),
  /** Whether the viewer blocks the person, who is never told. */
  is_blocked: z.boolean(),
  /** Others find this page: there is something that the person shared, wrote or speaks at. */
  is_public: z.boolean(),
  /** Why the words are kept from others: for the person and moderators. */
  hidden_reason: z.string().nullable(),
  /** Hidden until a moderator has looked at it: for the person and moderators. */
  is_waiting: z.boolean(),
  /** What the person who asks may do. */
  can: z.object({ edit: z.boolean(), follow: z.boolean(), report: z.boolean(), block: z.boolean() }),
})
export type CreatorDetails = z.output<typeof creatorDetails>

/** Somebody in a list of people. */
export const personCard = z.object({
  id: z.int(),
  /** 'Meera N.' for somebody without a public page. */
  name: z.string(),
  designation: z.string(),
  /** Null for somebody without a public page, too. */
  picture,
  followers: z.int(),
  resources_count: z.int(),
  /** Whether the viewer follows the person. */
  is_followed: z.boolean(),
  is_public: z.boolean(),
})
export type PersonCard = z.output<typeof personCard>

const peopleWanted = z.object({
  id: optionalField(id).describe('Of the person; only one’s own list is shown. Not given: one’s own'),
  page: optionalField(page),
  length: optionalField(length),
  after: optionalField(id).describe('Id of the last person already shown; takes the place of page'),
})
const listErrors = ['NotSignedIn', 'NotAllowed', 'CursorNotFound']

export const creatorsContract = {
  getCreatorDetails: endpoint({
    method: 'GET',
    path: '/v2/creator/details/',
    summary: 'What a person shows of themselves; without an id, the signed-in person',
    query: z.object({ id: optionalField(id) }),
    reply: success(creatorDetails),
    errors: ['NotSignedIn', 'PersonNotFound'],
  }),
  followUser: endpoint({
    method: 'POST',
    path: '/v2/user/follow/',
    mayWait: true,
    summary: 'Follows a person, or no longer; who has no public page can’t be followed anew',
    bodyKinds: FORM_DATA,
    body: alsoNamed(
      z.object({
        id: id.describe('Of the person; taken as `user_id` too'),
        is_followed: optionalField(flag).describe(
          'Whether they are to be followed; not given: the opposite of what is',
        ),
      }),
      { field: 'id', as: 'user_id' },
    ),
    reply: success(z.object({ message: z.string(), is_followed: z.boolean(), followers: z.int() })),
    errors: ['NotSignedIn', 'PersonNotFound', 'OwnSelfNotFollowed'],
  }),
  listFollowers: endpoint({
    method: 'POST',
    path: '/v2/user/follower/list/',
    summary: 'The people who follow me, the newest first',
    bodyKinds: FORM_DATA,
    body: peopleWanted,
    reply: listOf(personCard),
    errors: listErrors,
  }),
  listFollowing: endpoint({
    method: 'POST',
    path: '/v2/user/following/list/',
    summary: 'The people whom I follow, the newest first',
    bodyKinds: FORM_DATA,
    body: peopleWanted,
    reply: listOf(personCard),
    errors: listErrors,
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof creatorsContract> {}
}
