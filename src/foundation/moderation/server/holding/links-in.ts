/** An address with its beginning, one that ends as addresses do, or one with a path. */
const LINK =
  /(?:https?:\/\/|www\.)[^\s<>"']+|(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+(?:(?:com|org|net|edu|gov|info|biz|xyz|site|online|shop|store|app|dev|link|club|blog|website|in|co|me|io|ai|tv|uk|ly|gg)(?![\p{L}\p{N}])|\p{L}{2,}\/)[^\s<>"']*/giu
/**
 * `Please come.in time` and `We play.In class…` lack a space. A list can't know every word that ends a sentence: a link
 * too many only waits for a look.
 */
const NO_SPACE =
  /^(?:\p{L}+\.(?:In|Me|Co)|\d+\.(?:in|me|co)|(?:ask|and|be|bring|call|come|day|do|for|fun|get|give|go|help|here|home|it|join|let|log|look|me|my|now|of|on|one|out|play|please|put|school|send|show|sign|sit|stay|take|tell|that|them|there|this|time|to|today|too|up|us|with|work|you)\.(?:in|me))[.,;:!?)\]}]*$/u
/** What nobody sees between letters. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const END = /(?<![.,;:!?)\]}।])[.,;:!?)\]}।]+$/u

/** Links and addresses of pages in plain words, each once, as they are compared. */
export function linksIn(texts: readonly string[]): Set<string> {
  const found = texts.flatMap((text) => text.normalize('NFKC').replace(UNSEEN, '').match(LINK) ?? [])
  return new Set(found.filter((link) => !NO_SPACE.test(link)).map(comparable))
}

function comparable(link: string): string {
  const bare = link.replace(END, '').toLowerCase()
  return bare
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '')
}
