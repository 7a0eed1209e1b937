import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Api } from '#contract/client.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { DialogFrame } from '#ui-kit/dialog-frame.tsx'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import { TextField } from '#ui-kit/text-field.tsx'
import type { Part } from '../../administration.contract.ts'
import { partNames } from './admin-parts.ts'
import styles from './start.module.css'

interface Found {
  href: string
  name: string
  kind: string
}

const MOST = 5
/** Milliseconds without typing before the search starts. */
const PAUSE = 200

/** What is searched besides pages, each with the call of its own list. */
const lists: Partial<Record<Part, (api: Api, search_query: string) => Promise<Found[]>>> = {
  people: async (api, search_query) => {
    const answer = await api('POST /v2/admin/people/list/', { body: { search_query, length: MOST } })
    const found = answer.success ? answer.data : []
    return found.map(({ id, name, email }) => ({ href: `/admin/people/${id}`, name, kind: email }))
  },
  events: async (api, search_query) => {
    const answer = await api('POST /v2/admin/event/list/', { body: { search_query, length: MOST } })
    const found = answer.success ? answer.data : []
    return found.map(({ id, title, type }) => ({ href: `/admin/events/${id}`, name: title, kind: type }))
  },
  resources: async (api, search_query) => {
    const answer = await api('POST /v2/admin/resource/list/', { body: { search_query, length: MOST } })
    const found = answer.success ? answer.data : []
    return found.map(({ id, title, type }) => ({
      href: `/resource/${id}`,
      name: title,
      kind: type ?? m.nav_resources(),
    }))
  },
}

interface PaletteProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  parts: readonly Part[]
}

/**
 * Goes to a page, a person, an event or a resource by its name: Enter opens the first result, the arrow keys move to
 * the others.
 */
export function Palette({ isOpen, onOpenChange, parts }: PaletteProps) {
  const { api } = useFormParts()
  const list = useRef<HTMLUListElement>(null)
  const [words, setWords] = useState('')
  const [found, setFound] = useState<{ of: string; things: Found[] }>({ of: '', things: [] })
  const asked = words.trim().toLowerCase()
  const pages = parts
    .map((part) => ({ href: `/admin/${part}`, name: partNames[part](), kind: m.palette_page() }))
    .filter(({ name }) => name.toLowerCase().includes(asked))
  // Results of an earlier text aren't shown, because Enter opens the first.
  const shown = [...pages, ...(found.of === asked ? found.things : [])]

  useEffect(() => {
    if (asked.length < 2) return
    let isWanted = true
    const timer = setTimeout(async () => {
      const answers = await Promise.all(parts.map((part) => lists[part]?.(api, asked) ?? []))
      const things = answers.flat()
      const isNamed = ({ name }: Found) => name.toLowerCase().includes(asked)
      // Matches in the name first, before things that only contain the text, such as a person's events.
      if (isWanted) setFound({ of: asked, things: things.toSorted((a, b) => +isNamed(b) - +isNamed(a)) })
    }, PAUSE)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [asked, api, parts])

  function leave() {
    setWords('')
    onOpenChange(false)
  }

  function move(event: KeyboardEvent<HTMLDivElement>) {
    if (event.nativeEvent.isComposing) return
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLAnchorElement)
    const isTyping = event.target instanceof HTMLInputElement
    if (event.key === 'Enter' && isTyping) links[0]?.click()
    else if (event.key === 'ArrowDown') links[Math.min(at + 1, links.length - 1)]?.focus()
    else if (event.key === 'ArrowUp' && at > 0) links[at - 1]?.focus()
    else if (event.key === 'ArrowUp' && at === 0) event.currentTarget.querySelector('input')?.focus()
    else return
    event.preventDefault()
  }

  return (
    <DialogFrame
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={m.palette_title()}
      closeLabel={m.share_close()}
      isTall
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles arrow keys of the field and the links inside */}
      <div className={styles.palette} onKeyDown={move}>
        <TextField
          label={m.palette_label()}
          autoComplete="off"
          maxLength={200}
          autoFocus
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <p role="status" className="visually-hidden">
          {m.palette_count({ count: shown.length })}
        </p>
        <ul ref={list}>
          {shown.map(({ href, name, kind }) => (
            <li key={href}>
              <AddressLink href={href} className={styles.foundLink} onFollow={leave}>
                <span lang={scriptLanguage(name)}>{name}</span>
                <SoftLine>{kind}</SoftLine>
              </AddressLink>
            </li>
          ))}
        </ul>
        {shown.length === 0 && (asked.length < 2 || found.of === asked) ? <p>{m.palette_none()}</p> : null}
      </div>
    </DialogFrame>
  )
}
