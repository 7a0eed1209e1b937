import { useEffect, useState } from 'react'

type Chosen = Partial<Record<'logo' | 'cover', string>>

/** Addresses of the pictures that stand in the fields of that element, for as long as they stand there. */
export function useChosenPictures(within: string): Chosen {
  const [chosen, setChosen] = useState<Chosen>({})
  useEffect(() => {
    const element = document.getElementById(within)
    if (!element) return
    const made = new Map<string, { file: File; address: string }>()
    const drop = (name: string) => {
      URL.revokeObjectURL(made.get(name)?.address ?? '')
      made.delete(name)
    }
    const read = () => {
      const before = [...made.values()].map(({ address }) => address).join()
      for (const name of ['logo', 'cover']) {
        const input = element.querySelector<HTMLInputElement>(`input[type="file"][name="${name}"]`)
        const file = input?.files?.[0]
        // Browsers forget the file when the chooser is opened again; what was sent is still there.
        const isSent = element.querySelector(`input[type="hidden"][name="${name}"]`) !== null
        if (file ? made.get(name)?.file !== file : !isSent) drop(name)
        if (file && !made.has(name)) made.set(name, { file, address: URL.createObjectURL(file) })
      }
      const now = [...made.values()].map(({ address }) => address).join()
      if (now !== before)
        setChosen(Object.fromEntries([...made].map(([name, { address }]) => [name, address])))
    }
    element.addEventListener('change', read)
    element.addEventListener('input', read)
    return () => {
      element.removeEventListener('change', read)
      element.removeEventListener('input', read)
      for (const name of [...made.keys()]) drop(name)
    }
  }, [within])
  return chosen
}
