/* Public API for the pages of other features. */
export { BannerStrip } from './banner-strip.tsx'
