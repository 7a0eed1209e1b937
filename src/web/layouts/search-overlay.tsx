import { useNavigate } from '@tanstack/react-router'
import { type FocusEvent, type FormEvent, useEffect, useRef } from 'react'
import type { Kind } from '#features/search/ui/index.ts'
import { MAX_SEARCH_LENGTH } from '#foundation/catalogue/list-search.contract.ts'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { X } from '#ui-kit/icons.ts'
import { SearchField } from '#ui-kit/search-field.tsx'
import styles from './search-overlay.module.css'

interface SearchOverlayProps {
  /** The kind that the results start with. */
  kind: Kind
  /** Closes the field; the focus returns to its button. */
  onClose: () => void
  /** Closes the field because the focus has already left it. */
  onLeave: () => void
}

/** The search field over the whole top bar. */
export function SearchOverlay({ kind, onClose, onLeave }: SearchOverlayProps) {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('search_query') ?? '').trim()
    if (!words) return
    onClose()
    void navigate({ to: '/search', search: { search_query: words, kind } })
  }
  // The bar's other elements are under the field, so it closes when the focus leaves.
  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) onLeave()
  }
  return (
    <form
      className={styles.over}
      onSubmit={submit}
      onBlur={closeOnLeaving}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <search className={styles.in}>
        <SearchField
          ref={field}
          className={styles.field}
          name="search_query"
          label={m.search_all_label()}
          hint={m.search_all_hint()}
          submitLabel={m.search()}
          maxLength={MAX_SEARCH_LENGTH}
        />
        <Button variant="ghost" size="icon" aria-label={m.search_close()} onClick={onClose}>
          <X aria-hidden="true" />
        </Button>
      </search>
    </form>
  )
}
