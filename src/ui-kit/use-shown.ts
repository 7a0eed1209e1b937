import { useState } from 'react'

/** What came with the page, and may be changed until the page is loaded anew. */
export function useShown<Shown>(given: Shown) {
  const [from, setFrom] = useState(given)
  const [shown, setShown] = useState(given)
  if (from !== given) {
    setFrom(given)
    setShown(given)
  }
  return [from === given ? shown : given, setShown] as const
}
