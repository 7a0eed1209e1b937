import { useLocation, useNavigate } from '@tanstack/react-router'
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { MAX_SEARCH_LENGTH } from '#foundation/catalogue/list-search.contract.ts'
import { m } from '#messages/messages.js'
import { PlainLink } from '#ui-kit/address-link.tsx'
import { Button, buttonClass } from '#ui-kit/button.tsx'
import { Search, X } from '#ui-kit/icons.ts'
import { SearchField } from '#ui-kit/search-field.tsx'
import styles from './header-search.module.css'

/**
 * The search on every page: a press opens a field over the whole bar. Without JavaScript it links to the search page.
 */
export function HeaderSearch() {
  const path = useLocation({ select: (location) => location.pathname })
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLElement>(null)
  const kind = kindAt(path)
  const close = () => {
    setIsOpen(false)
    opener.current?.focus()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('search_query') ?? '').trim()
    if (!words) return
    close()
    void navigate({ to: '/search', search: { search_query: words, kind } })
  }
  // The bar's other elements are under the field, so it closes when the focus leaves.
  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false)
  }
  return (
    <>
      <PlainLink
        href={`/search?kind=${kind}`}
        className={buttonClass({ variant: 'ghost', size: 'icon' })}
        aria-label={m.search()}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          opener.current = event.currentTarget
          setIsOpen(true)
        }}
      >
        <Search aria-hidden="true" />
      </PlainLink>
      {isOpen && (
        <form
          className={styles.over}
          onSubmit={submit}
          onBlur={closeOnLeaving}
          onKeyDown={(event) => event.key === 'Escape' && close()}
        >
          <search className={styles.in}>
            <Field />
            <Button variant="ghost" size="icon" aria-label={m.search_close()} onClick={close}>
              <X aria-hidden="true" />
            </Button>
          </search>
        </form>
      )}
    </>
  )
}

/** Takes the focus when it opens. */
function Field() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <SearchField
      ref={field}
      className={styles.field}
      name="search_query"
      label={m.search_all_label()}
      hint={m.search_all_hint()}
      submitLabel={m.search()}
      maxLength={MAX_SEARCH_LENGTH}
    />
  )
}

/** The kind that a search from this page starts with. */
function kindAt(path: string) {
  if (path.startsWith('/resource')) return 'resources'
  return path.startsWith('/certificate-programs') ? 'programs' : 'events'
}
