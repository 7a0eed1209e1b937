/** The most bytes of a text that are shown; more would slow down the page. */
const MOST_BYTES = 500_000

/** The beginning of a text, and whether it is complete. */
export const readText = async (bytes: Blob) => ({
  text: await bytes.slice(0, MOST_BYTES).text(),
  isWhole: bytes.size <= MOST_BYTES,
})
