import { type ComponentType, useEffect, useRef, useState } from 'react'
import { FieldFrame, type FieldText, useFieldIds } from './field.tsx'
import { useFormField } from './form.tsx'
import styles from './rich-text.module.css'
import type { RichTextEditorProps } from './rich-text-editor.tsx'
import { asPlainText } from './rich-text-words.ts'
import textStyles from './text-field.module.css'

export interface RichTextProps extends Omit<FieldText, 'error' | 'label' | 'isLabelHidden'> {
  name: string
  label: string
  maxLength: number
}

/** Milliseconds before loading the editor's code if the browser can't report that it's idle. */
const SOON = 500

/**
 * A text of a `Form` with simple formatting. A plain field until the editor has loaded, and without JavaScript; read
 * its value with `asHtml`.
 */
export function RichText({ name, label, maxLength, ...text }: RichTextProps) {
  const { id, error, values } = useFormField(name)
  const ids = useFieldIds(id, { help: text.help, error })
  const area = useRef<HTMLTextAreaElement>(null)
  const Editor = useEditorCode()
  return (
    <FieldFrame
      {...text}
      label={label}
      error={error}
      controlId={id}
      helpId={ids.helpId}
      errorId={ids.errorId}
      className={styles.field}
    >
      <textarea
        ref={area}
        {...(Editor ? { hidden: true } : ids.control)}
        name={name}
        rows={8}
        maxLength={Editor ? undefined : maxLength}
        defaultValue={asPlainText(values[0] ?? '')}
        className={`${textStyles.control} ${textStyles.area} ${styles.plain}`}
      />
      {Editor ? <Editor area={area} label={label} control={ids.control} /> : null}
    </FieldFrame>
  )
}

/** The editor, once the page is usable and its code has loaded. */
function useEditorCode(): ComponentType<RichTextEditorProps> | undefined {
  const [Editor, setEditor] = useState<ComponentType<RichTextEditorProps>>()
  useEffect(() => {
    let isGone = false
    const load = async () => {
      const code = await import('./rich-text-editor.tsx').catch(() => undefined)
      if (!isGone && code) setEditor(() => code.RichTextEditor)
    }
    const timer = setTimeout(() => void load(), SOON)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [])
  return Editor
}
