/** The head of a page that no search engine shows: it is for one person, or a step on the way. */
export function unlistedHead(title: string | undefined) {
  return { meta: [{ title }, { name: 'robots', content: 'noindex' }] }
}
