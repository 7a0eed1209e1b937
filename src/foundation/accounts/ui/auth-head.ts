/** The words come with the page's own code, so that the first load of other pages does not carry them. */
export function authHead(loaded: { title: string } | undefined) {
  return { meta: [{ title: loaded?.title }, { name: 'robots', content: 'noindex' }] }
}
