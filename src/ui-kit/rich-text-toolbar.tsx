import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { m } from '#messages/messages.js'
import { Bold, Heading, type Icon, Italic, LinkIcon, List, ListOrdered } from './icons.ts'
import styles from './rich-text.module.css'
import { RichTextLink } from './rich-text-link.tsx'

type Chain = ReturnType<Editor['chain']>

interface Tool {
  key: string
  name: () => string
  icon: Icon
  isOn: (editor: Editor) => boolean
  use: (chain: Chain) => Chain
}

const tools: readonly Tool[] = [
  {
    key: 'bold',
    name: m.rich_text_bold,
    icon: Bold,
    isOn: (editor) => editor.isActive('bold'),
    use: (chain) => chain.toggleBold(),
  },
  {
    key: 'italic',
    name: m.rich_text_italic,
    icon: Italic,
    isOn: (editor) => editor.isActive('italic'),
    use: (chain) => chain.toggleItalic(),
  },
  {
    key: 'heading',
    name: m.rich_text_heading,
    icon: Heading,
    isOn: (editor) => editor.isActive('heading'),
    use: (chain) => chain.toggleHeading({ level: 3 }),
  },
  {
    key: 'bullets',
    name: m.rich_text_bullets,
    icon: List,
    isOn: (editor) => editor.isActive('bulletList'),
    use: (chain) => chain.toggleBulletList(),
  },
  {
    key: 'numbers',
    name: m.rich_text_numbers,
    icon: ListOrdered,
    isOn: (editor) => editor.isActive('orderedList'),
    use: (chain) => chain.toggleOrderedList(),
  },
]

/** The editor's toolbar: one tab stop, arrow keys within (ARIA practices, toolbar). */
export function RichTextToolbar({ editor, label }: { editor: Editor; label: string }) {
  const [at, setAt] = useState(0)
  const [isLinking, setIsLinking] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => [...tools.map((tool) => tool.isOn(now)), now.isActive('link')],
  })

  function walk(event: KeyboardEvent) {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])]
    const last = buttons.length - 1
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = (to + buttons.length) % buttons.length
    setAt(next)
    buttons[next]?.focus()
  }

  const button = (index: number, { name, icon: Mark }: Pick<Tool, 'name' | 'icon'>, press: () => void) => (
    <button
      key={name()}
      type="button"
      className={styles.tool}
      aria-label={name()}
      title={name()}
      aria-pressed={on[index] ?? false}
      tabIndex={index === at ? 0 : -1}
      onFocus={() => setAt(index)}
      // Keeps the text's selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
    >
      <Mark />
    </button>
  )

  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        aria-label={m.rich_text_tools({ label })}
        className={styles.tools}
        onKeyDown={walk}
      >
        {tools.map((tool, index) => button(index, tool, () => tool.use(editor.chain().focus()).run()))}
        {button(tools.length, { name: m.rich_text_link, icon: LinkIcon }, () => setIsLinking(!isLinking))}
      </div>
      {isLinking ? <RichTextLink editor={editor} onDone={() => setIsLinking(false)} /> : null}
    </>
  )
}
