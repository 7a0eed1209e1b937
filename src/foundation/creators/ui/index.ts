/* What neighbours' pages may use. */
export { FollowButton } from './follow-button.tsx'
