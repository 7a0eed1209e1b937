/** How many children somebody has helped (spec section 9). */
export const CHILDREN_HELPED = ['1-10', '10-100', '100+'] as const
