/** An address with its beginning, one that ends as addresses do, or one with a path. */
const LINK =
  /(?:https?:\/\/|www\.)[^\s<>"']+|(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+(?:(?:com|org|net|info|biz|xyz|site|online|shop|app|dev|link|club)(?![\p{L}\p{N}])|\p{L}{2,}\/)[^\s<>"']*/giu
/** What nobody sees between letters. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const END = /[.,;:!?)\]}।]+$/u

/** Links and addresses of pages in plain words, each once, as they are compared. */
export function linksIn(texts: readonly string[]): Set<string> {
  const found = texts.flatMap((text) => text.normalize('NFKC').replace(UNSEEN, '').match(LINK) ?? [])
  return new Set(found.map(comparable))
}

function comparable(link: string): string {
  const bare = link.replace(END, '').toLowerCase()
  return bare
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '')
}
