import type { Db } from '#platform/db/database.ts'
import { insertBanners, type NewBanner } from '../server/index.ts'

let made = 0

/** A banner that is always shown, unless given otherwise. */
export async function createBanner(db: Db, given: Partial<NewBanner> = {}): Promise<void> {
  made += 1
  const banner = {
    key: `banner-${made}`,
    title: { en: `Welcome ${made}` },
    text: { en: 'Learn together.' },
    link: '/',
    picture: '/art/banner-welcome.svg',
    picture_alt: { en: 'A feather over hills' },
    position: made,
    ...given,
  }
  await insertBanners(db, [banner])
}
