/* What neighbours' pages may use. */
export { loadMyCampaigns } from './mine/load-my-campaigns.ts'
export { MyCampaigns } from './mine/my-campaigns.tsx'
