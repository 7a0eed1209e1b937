import type { ReactNode } from 'react'
import { WRITTEN_LANGUAGES } from '#contract/written-languages.ts'
import { m } from '#messages/messages.js'
import { FormText, FormTextArea } from '#ui-kit/form-fields.tsx'
import { languageName } from '#ui-kit/language-name.ts'
import styles from './form-groups.module.css'

export function FormGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  )
}

/** Related fields, side by side where there is room. */
export function FormPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}

/** The buttons of a long form, visible throughout it. */
export function FormBar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>
}

interface InBothProps {
  /** The field name without its language: `{name}_en` and `{name}_hi`. */
  name: string
  label: string
  help?: string
  /** More than one makes it a multi-line text. */
  rows?: number
  maxLength: number
}

/** One text in English and in Hindi; either may be empty. */
export function InBothLanguages({ name, label, help, rows = 1, maxLength }: InBothProps) {
  return (
    <FormPair>
      {WRITTEN_LANGUAGES.map((language) => {
        const shared = {
          name: `${name}_${language}`,
          label: m.admin_in_language({ what: label, language: languageName(language) }),
          maxLength,
          lang: language,
          ...(help ? { help } : {}),
        }
        return rows > 1 ? (
          <FormTextArea key={language} {...shared} rows={rows} />
        ) : (
          <FormText key={language} {...shared} />
        )
      })}
    </FormPair>
  )
}
