import { useState } from 'react'
import { m } from '#messages/messages.js'
import { FormSelect, FormText } from '#ui-kit/form-fields.tsx'
import styles from '../auth/auth-panels.module.css'
import { countries } from './countries.ts'

/** A phone number with its country, by default India. */
export function MobileFields() {
  const [names] = useState(() => new Intl.DisplayNames(m.page_locale(), { type: 'region' }))
  return (
    <div className={styles.phone}>
      <FormSelect name="country_code" label={m.auth_country_code()} autoComplete="country">
        {countries.map(({ code, calling }) => (
          <option key={code} value={code} suppressHydrationWarning>
            {names.of(code)} +{calling}
          </option>
        ))}
      </FormSelect>
      <FormText
        name="mobile"
        label={m.auth_mobile()}
        optionalLabel={m.auth_optional()}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        maxLength={20}
      />
    </div>
  )
}
