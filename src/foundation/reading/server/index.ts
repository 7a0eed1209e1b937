export { bringReading } from './bring-reading.ts'
export { personalReading } from './personal-reading.ts'
export { readingRoutes } from './reading.routes.ts'
export { readingCookies } from './reading-cookies.ts'
