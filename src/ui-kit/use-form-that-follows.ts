import { useEffect, useRef } from 'react'

/**
 * For a form about what the address shows, such as filters: it keeps its place and focus, and these fields follow the
 * address. Text typed before hydration stays, and so does text typed while the page is loading.
 */
export function useFormThatFollows(values: Readonly<Record<string, string>>) {
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(values)
  useEffect(() => {
    for (const [name, value] of Object.entries(values)) {
      const before = shown.current[name] ?? ''
      const field = form.current?.elements.namedItem(name)
      if (value === before) continue
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue
      if (field.value.trim() === before) field.value = value
    }
    shown.current = values
  })
  return form
}
