/* What neighbours' pages may use. */
export { BannerStrip } from './banner-strip.tsx'
