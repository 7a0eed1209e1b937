import { z } from 'zod'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import { alsoNamed, flag, id, length, listOf, optionalField, page, success } from '#contract/wire.ts'
import { profileWords } from './own-profile.contract.ts'

/** The kind of a reported public profile. */
export const CREATOR_KIND = 'creator'
/** The public page of a person. */
export const creatorAddress = (id: number) => `/creator/${id}`
/** The page where people edit their own profile. */
export const EDIT_PROFILE_ADDRESS = '/profile/edit/public'
/** The most people that one person can block. */
export const MOST_BLOCKED = 500

/** The address of a square picture; null if there is none. */
const picture = z.string().nullable()

/** Everything on a person's public page: never their email, phone number, interests or username. */
export const creatorDetails = profileWords.extend({
  id: z.int(),
  name: z.string(),
  /** What the person says about Pankh. */
  recommendation_text: z.string(),
  /** 96 px per side, as in lists. */
  picture,
  /** 256 px per side. */
  picture_medium: picture,
  /** 512 px per side, for share previews. */
  picture_large: picture,
  followers: z.int(),
  /** How many people they follow, counted up to the cap of lists. */
  following: z.int(),
  /** How many of their resources are listed. */
  resources_count: z.int(),
  is_followed: z.boolean(),
  is_own: z.boolean(),
  is_reported: z.boolean(),
  /** Whether the viewer blocks the person, who is never told. */
  is_blocked: z.boolean(),
  /** Others can see this page: the person shared a resource, wrote in their profile or speaks at an event. */
  is_public: z.boolean(),
  /** Why the profile is hidden from others; only for the person and moderators. */
  hidden_reason: z.string().nullable(),
  /** Under review until a moderator has checked it; only for the person and moderators. */
  is_waiting: z.boolean(),
  /** What the viewer may do. */
  can: z.object({ edit: z.boolean(), follow: z.boolean(), report: z.boolean(), block: z.boolean() }),
})
export type CreatorDetails = z.output<typeof creatorDetails>

/** A person in a list. */
export const personCard = z.object({
  id: z.int(),
  /** 'Meera N.' if the person has no public page. */
  name: z.string(),
  designation: z.string(),
  /** Also null if the person has no public page. */
  picture,
  followers: z.int(),
  resources_count: z.int(),
  /** Whether the viewer follows the person. */
  is_followed: z.boolean(),
  is_public: z.boolean(),
})
export type PersonCard = z.output<typeof personCard>

const peopleWanted = z.object({
  id: optionalField(id).describe('ID of the current user, which is the default; other lists are private'),
  page: optionalField(page),
  length: optionalField(length),
  after: optionalField(id).describe('ID of the last person already shown; replaces `page`'),
})
const listErrors = ['NotSignedIn', 'NotAllowed', 'CursorNotFound']

export const creatorsContract = {
  getCreatorDetails: endpoint({
    method: 'GET',
    path: '/v2/creator/details/',
    summary: 'Returns the public profile of a person; default: the current user',
    query: z.object({ id: optionalField(id) }),
    reply: success(creatorDetails),
    errors: ['NotSignedIn', 'PersonNotFound'],
  }),
  followUser: endpoint({
    method: 'POST',
    path: '/v2/user/follow/',
    mayWait: true,
    summary: 'Follows or unfollows a person; only people with a public page can be followed',
    bodyKinds: FORM_DATA,
    body: alsoNamed(
      z.object({
        id: id.describe('ID of the person; also accepted as `user_id`'),
        is_followed: optionalField(flag).describe('Desired state; not given: toggles'),
      }),
      { field: 'id', as: 'user_id' },
    ),
    reply: success(z.object({ message: z.string(), is_followed: z.boolean(), followers: z.int() })),
    errors: ['NotSignedIn', 'PersonNotFound', 'OwnSelfNotFollowed'],
  }),
  listFollowers: endpoint({
    method: 'POST',
    path: '/v2/user/follower/list/',
    summary: "Lists the current user's followers, newest first",
    bodyKinds: FORM_DATA,
    body: peopleWanted,
    reply: listOf(personCard),
    errors: listErrors,
  }),
  listFollowing: endpoint({
    method: 'POST',
    path: '/v2/user/following/list/',
    summary: 'Lists people that the current user follows, newest first',
    bodyKinds: FORM_DATA,
    body: peopleWanted,
    reply: listOf(personCard),
    errors: listErrors,
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof creatorsContract> {}
}
