/** How many children somebody has helped (spec section 9). */
export const CHILDREN_HELPED = ['1-10', '10-100', '100+'] as const

/** A person's public profile, as people report it. */
export const CREATOR_KIND = 'creator'
/** The page of a person. */
export const creatorAddress = (id: number) => `/creator/${id}`
/** Where people change their own. */
export const EDIT_PROFILE_ADDRESS = '/profile/edit/public'
/** So many people somebody can block. */
export const MOST_BLOCKED = 500
