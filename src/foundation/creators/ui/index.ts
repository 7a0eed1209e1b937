/* Public API for other features' pages. */
export { BlockedPeople } from './blocking/blocked-people.tsx'
export { FollowButton } from './follow-button.tsx'
export { PersonCard } from './people/person-card.tsx'
