import { UploadField } from '#foundation/uploads/ui/index.ts'
import { m } from '#messages/messages.js'
import { Checkbox } from '#ui-kit/checkbox.tsx'
import { FieldGroup } from '#ui-kit/field.tsx'
import { useFormField } from '#ui-kit/form.tsx'
import { languageName } from '#ui-kit/language-name.ts'
import { SelectField } from '#ui-kit/select-field.tsx'
import { MOST_CAPTION_BYTES } from '../../resource-card.contract.ts'
import styles from './making.module.css'
import { CAPTIONS_ON_THE_WAY, captionsFields, GONE_CAPTIONS } from './making-fields.ts'
import type { BegunFiles } from './making-form.ts'
import { LANGUAGES } from './resource-languages.ts'

interface CaptionsFieldProps {
  /** The upload of the video. */
  file_id: number | string
  /** The name of the video. */
  name: string
  /** Languages of its existing captions. */
  current?: readonly string[]
  begun: BegunFiles['captions']
}

/** The captions of a video: a file to add or replace, and captions to remove. */
export function CaptionsField({ file_id, name, current = [], begun }: CaptionsFieldProps) {
  const fields = captionsFields(file_id)
  const gone = useFormField(GONE_CAPTIONS).values
  const chosen = useFormField(fields.language)
  const [ofResource = 'en'] = useFormField('language').values
  const languages = [...new Set([...LANGUAGES, ofResource])]
  return (
    <FieldGroup legend={m.resource_captions({ name })} help={m.resource_captions_help()}>
      <div className={styles.captions}>
        {current.map((language) => (
          <Checkbox
            key={language}
            name={GONE_CAPTIONS}
            value={`${file_id} ${language}`}
            label={m.resource_captions_remove({ language: languageName(language) })}
            defaultChecked={gone.includes(`${file_id} ${language}`)}
          />
        ))}
        <UploadField
          name={fields.file}
          label={current.length > 0 ? m.resource_captions_more() : m.resource_captions_file()}
          help={current.length > 0 ? m.resource_captions_more_help() : m.resource_captions_file_help()}
          accept=".vtt,.srt,text/vtt"
          most={MOST_CAPTION_BYTES}
          begun={begun[file_id]}
          isOptional
        >
          {(file) => (
            <input type="hidden" name={file.isThere ? fields.name : CAPTIONS_ON_THE_WAY} value={file.name} />
          )}
        </UploadField>
        <SelectField
          id={chosen.id}
          name={fields.language}
          label={m.resource_captions_language()}
          defaultValue={chosen.values[0] ?? ofResource}
        >
          {languages.map((language) => (
            <option key={language} value={language}>
              {languageName(language)}
            </option>
          ))}
        </SelectField>
      </div>
    </FieldGroup>
  )
}
