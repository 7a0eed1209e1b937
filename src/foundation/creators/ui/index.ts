/* What neighbours' pages may use. */
export { FollowButton } from './follow-button.tsx'
export { PersonCard } from './people/person-card.tsx'
