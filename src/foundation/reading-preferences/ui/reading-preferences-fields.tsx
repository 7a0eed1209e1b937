import { m } from '#messages/messages.js'
import { Checkbox, Radio } from '#ui-kit/checkbox.tsx'
import { FieldGroup } from '#ui-kit/field.tsx'
import type { ReadingPreferences } from '../short-form.contract.ts'
import styles from './reading-preferences.module.css'

interface ReadingPreferencesFieldsProps {
  preferences: ReadingPreferences
  onChange: (preferences: ReadingPreferences) => void
}

/** The fields of the reading preferences, for the panel and the page. */
export function ReadingPreferencesFields({ preferences, onChange }: ReadingPreferencesFieldsProps) {
  const sizes = [
    [0, m.reading_text_usual()],
    [1, m.reading_text_large()],
    [2, m.reading_text_larger()],
    [3, m.reading_text_largest()],
  ] as const
  const choices = [
    ['isSpaced', m.reading_spaced(), m.reading_spaced_help()],
    ['isEasyFont', m.reading_font(), m.reading_font_help()],
    ['isContrasted', m.reading_contrast(), m.reading_contrast_help()],
    ['isCalm', m.reading_calm(), m.reading_calm_help()],
    ['savesData', m.reading_saver(), m.reading_saver_help()],
    ['isEasyRead', m.reading_easy(), m.reading_easy_help()],
  ] as const
  return (
    <>
      <FieldGroup legend={m.reading_text()}>
        <div className={styles.sizes}>
          {sizes.map(([text, words]) => (
            <Radio
              key={text}
              name="text"
              value={text}
              label={words}
              checked={preferences.text === text}
              onChange={() => onChange({ ...preferences, text })}
            />
          ))}
        </div>
      </FieldGroup>
      <FieldGroup legend={m.reading_helps()}>
        {choices.map(([name, words, help]) => (
          <Checkbox
            key={name}
            name={name}
            label={words}
            help={help}
            checked={preferences[name]}
            onChange={({ target }) => onChange({ ...preferences, [name]: target.checked })}
          />
        ))}
      </FieldGroup>
    </>
  )
}
