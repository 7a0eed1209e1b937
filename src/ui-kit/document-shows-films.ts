import { FILM_PAGES } from '#contract/film-pages.ts'

/** Which frames are allowed is said once, by the page that this tab began with. */
export function documentShowsFilms(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded === undefined || FILM_PAGES.test(new URL(loaded.name).pathname)
}
