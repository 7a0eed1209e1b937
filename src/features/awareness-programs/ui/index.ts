/* Public API for the pages of other features. */
export { loadMyCampaigns } from './mine/load-my-campaigns.ts'
export { MyCampaigns } from './mine/my-campaigns.tsx'
