import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { type RefObject, useEffect, useState } from 'react'
import styles from './rich-text.module.css'
import { RichTextToolbar } from './rich-text-toolbar.tsx'
import { asHtml } from './rich-text-words.ts'

export interface RichTextEditorProps {
  /** The form's field: the editor starts with its text and writes to it. */
  area: RefObject<HTMLTextAreaElement | null>
  label: string
  /** Props of the control: id, and the ids of help and error. */
  control: { id: string; 'aria-describedby'?: string | undefined; 'aria-invalid'?: true | undefined }
}

/** The formatting that the server accepts; links must be web addresses. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [3] },
    code: false,
    codeBlock: false,
    strike: false,
    horizontalRule: false,
    dropcursor: false,
    gapcursor: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['http', 'https'],
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (url) => /^https?:\/\/[^\s]+\.[^\s]+/i.test(url),
    },
  }),
]

/** TipTap over a form's field. Only loaded by rich-text.tsx. */
export function RichTextEditor({ area, label, control }: RichTextEditorProps) {
  const { id, 'aria-describedby': describedBy, 'aria-invalid': isWrong } = control
  const [content] = useState(() => asHtml(area.current?.value ?? ''))
  const editor = useEditor({
    extensions,
    content,
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        class: styles.text ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(isWrong ? { 'aria-invalid': 'true' } : {}),
      },
      // Tab leaves the text, also in a list (WCAG 2.1.2).
      handleDOMEvents: { keydown: (_view, event) => event.key === 'Tab' },
    },
    onUpdate: ({ editor: now }) => write(area.current, now.isEmpty ? '' : withoutEnd(now.getHTML()), 'input'),
    onBlur: () => area.current?.dispatchEvent(new Event('change', { bubbles: true })),
  })

  useEffect(() => {
    // From here on the field contains HTML, as the editor writes it.
    if (area.current) area.current.value = content
    const label = document.querySelector(`label[for="${CSS.escape(id)}"]`)
    const focus = () => editor?.commands.focus()
    label?.addEventListener('click', focus)
    return () => label?.removeEventListener('click', focus)
  }, [area, content, editor, id])

  if (!editor) return null
  return (
    <div className={styles.editor}>
      <RichTextToolbar editor={editor} label={label} />
      <EditorContent editor={editor} />
    </div>
  )
}

/** The editor keeps an empty paragraph at the end for typing, which isn't part of the text. */
const withoutEnd = (html: string) => html.replace(/(?:<p><\/p>)+$/, '')

/** Writes text as if it were typed, because the draft keeper listens to events. */
function write(area: HTMLTextAreaElement | null, html: string, event: 'input'): void {
  if (!area) return
  area.value = html
  area.dispatchEvent(new Event(event, { bubbles: true }))
}
