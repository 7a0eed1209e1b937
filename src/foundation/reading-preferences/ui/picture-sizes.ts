import { useEffect, useState } from 'react'
import type { Api } from '#contract/client.ts'
import { sizeLabel } from '#ui-kit/file-size.ts'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { PICTURES_ASKED } from '../short-form.contract.ts'

/** Milliseconds in which requests are collected into one call. */
const TOGETHER_MS = 50

const known = new Map<string, Promise<number | null>>()
let waiting: { address: string; tell: (bytes: number | null) => void }[] = []

/** The size of a picture as text; undefined until it's known, or if it can't be known. */
export function usePictureSize(address: string): string | undefined {
  const { api } = useFormParts()
  const [bytes, setBytes] = useState<number | null>(null)
  useEffect(() => {
    let isHere = true
    void sizeOf(api, address).then((found) => isHere && setBytes(found))
    return () => {
      isHere = false
    }
  }, [api, address])
  return bytes === null ? undefined : sizeLabel(bytes)
}

function sizeOf(api: Api, address: string): Promise<number | null> {
  const asked =
    known.get(address) ??
    new Promise<number | null>((tell) => {
      if (waiting.length === 0) setTimeout(() => void askTogether(api), TOGETHER_MS)
      waiting.push({ address, tell })
    })
  known.set(address, asked)
  return asked
}

async function askTogether(api: Api): Promise<void> {
  const asked = waiting
  waiting = []
  for (let from = 0; from < asked.length; from += PICTURES_ASKED) {
    const some = asked.slice(from, from + PICTURES_ASKED)
    const query = { address: some.map(({ address }) => address) }
    const answer = await api('GET /v2/picture/size/list/', { query })
    for (const [place, { tell }] of some.entries()) tell(answer.success ? (answer.data[place] ?? null) : null)
  }
}
