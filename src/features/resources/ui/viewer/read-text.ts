/** Bytes of a text that are shown; more would hold up the page. */
const MOST_BYTES = 500_000

/** The beginning of a text, and whether that is all of it. */
export const readText = async (bytes: Blob) => ({
  text: await bytes.slice(0, MOST_BYTES).text(),
  isWhole: bytes.size <= MOST_BYTES,
})
