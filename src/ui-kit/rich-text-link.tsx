import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { m } from '#messages/messages.js'
import { Button } from './button.tsx'
import styles from './rich-text.module.css'
import { TextField } from './text-field.tsx'

/** The field for a link's address. Not a form of its own, because it's inside one. */
export function RichTextLink({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const before: string = editor.getAttributes('link').href ?? ''
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  function set() {
    const typed = input.current?.value.trim() ?? ''
    if (typed === '') return remove()
    const href = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`
    const words = editor.state.selection.empty && before === '' ? typed : undefined
    const chain = editor.chain().focus().extendMarkRange('link')
    const isSet = words
      ? URL.canParse(href) &&
        chain.insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] }).run()
      : chain.setLink({ href }).run()
    if (!isSet || !isWeb(href)) return setError(m.field_url())
    onDone()
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onDone()
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    if (event.key === 'Enter') return set()
    editor.commands.focus()
    onDone()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a question of the form
    <div className={styles.link} role="group" aria-label={m.rich_text_link()}>
      <TextField
        ref={input}
        type="text"
        inputMode="url"
        label={m.rich_text_link_address()}
        defaultValue={before}
        error={error}
        onKeyDown={press}
      />
      <div className={styles.linkButtons}>
        <Button variant="second" onClick={set}>
          {m.rich_text_link_set()}
        </Button>
        {before ? (
          <Button variant="ghost" onClick={remove}>
            {m.rich_text_link_remove()}
          </Button>
        ) : null}
        <Button variant="ghost" onClick={onDone}>
          {m.rich_text_link_cancel()}
        </Button>
      </div>
    </div>
  )
}

const isWeb = (href: string) => URL.canParse(href) && /^https?:\/\/[^\s]+\.[^\s]+/i.test(href)
