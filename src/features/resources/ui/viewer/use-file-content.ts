import { useEffect, useState } from 'react'

export type Read<Content> = { state: 'coming' } | { state: 'there'; content: Content } | { state: 'failed' }

/**
 * The content of a file, read in the browser.
 * @param read must not change while the view is mounted
 */
export function useFileContent<Content>(
  address: string,
  read: (bytes: Blob) => Promise<Content>,
): Read<Content> {
  const [result, setResult] = useState<Read<Content>>({ state: 'coming' })
  useEffect(() => {
    const gone = new AbortController()
    const show = async () => {
      const answer = await fetch(address, { signal: gone.signal, credentials: 'same-origin' })
      if (!answer.ok) throw new Error(`the file request failed with ${answer.status}`)
      const content = await read(await answer.blob())
      if (!gone.signal.aborted) setResult({ state: 'there', content })
    }
    show().catch(() => {
      if (!gone.signal.aborted) setResult({ state: 'failed' })
    })
    return () => gone.abort()
  }, [address, read])
  return result
}
