import type { Db } from '#platform/db/database.ts'
import { bannerOccupations } from '../server/banners.tables.ts'
import { insertBanners, type NewBanner } from '../server/index.ts'

let made = 0

/** `for`: the occupations of its audience. */
type Given = Partial<NewBanner> & { for?: readonly number[] }

/** A banner that is always shown to everyone, unless given otherwise. Returns its id. */
export async function createBanner(db: Db, { for: occupations = [], ...given }: Given = {}): Promise<number> {
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
  const [id] = await insertBanners(db, [banner])
  if (id === undefined) throw new Error('the banner was not added')
  for (const occupation_id of occupations)
    await db.insert(bannerOccupations).values({ banner_id: id, occupation_id })
  return id
}
