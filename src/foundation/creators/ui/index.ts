/* What neighbours' pages may use. */
export { BlockedPeople } from './blocking/blocked-people.tsx'
export { FollowButton } from './follow-button.tsx'
export { PersonCard } from './people/person-card.tsx'
