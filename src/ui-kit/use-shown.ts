import { useState } from 'react'

/** A value from the page's data that can be changed until the data reloads. */
export function useShown<Shown>(given: Shown) {
  const [from, setFrom] = useState(given)
  const [shown, setShown] = useState(given)
  if (from !== given) {
    setFrom(given)
    setShown(given)
  }
  return [from === given ? shown : given, setShown] as const
}
