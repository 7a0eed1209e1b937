import { type Sent, TOAST_COOKIE } from '#contract/page-form.ts'
import { FormGroup, FormRevision, InBothLanguages } from '#foundation/admin-kit/ui/index.ts'
import { ALL_TEXTS, type TextSetting, type TextSettings } from '#foundation/settings/settings.contract.ts'
import { m } from '#messages/messages.js'
import { Form } from '#ui-kit/form.tsx'
import { FormText, SubmitButton } from '#ui-kit/form-fields.tsx'
import styles from '../admin.module.css'

/** Everything in this tab still has the old name, so the page is fully reloaded and shows the toast then. */
function loadAnew({ goTo, toast = '' }: Sent) {
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it and deletes it with the next page
  document.cookie = `${TOAST_COOKIE}=${encodeURIComponent(toast)}; path=/; max-age=60; samesite=lax`
  window.location.assign(goTo ?? '/admin/settings')
}

interface TextsProps {
  texts: TextSettings
  revision: string
  defaults: TextSettings
}

/** Name, texts and links, in one form. */
export function TextsForm({ texts, revision, defaults }: TextsProps) {
  /** A field with its help and, if it has been changed, its default. */
  const field = (
    name: TextSetting,
    label: string,
    of: { help?: string; most: number; type?: 'url' | 'email' },
  ) => (
    <FormText
      name={name}
      label={label}
      help={[of.help, texts[name] !== defaults[name] && defaults[name] ? atFirst(defaults[name]) : '']
        .filter(Boolean)
        .join(' ')}
      maxLength={of.most}
      {...(of.type ? { type: of.type } : {})}
    />
  )
  const link = (name: TextSetting, label: string, help = '') =>
    field(name, label, { help, most: 500, type: 'url' })
  return (
    <Form call="POST /v2/admin/settings/edit/" values={texts} onSent={loadAnew} className={styles.form}>
      <FormRevision revision={revision} />
      <FormGroup legend={m.settings_name_part()}>
        {field('name', m.settings_name(), { help: m.settings_name_help(), most: 40 })}
        {field('tagline', m.settings_tagline(), { most: 120 })}
        {field('email', m.settings_email(), { help: m.settings_email_help(), most: 254, type: 'email' })}
        <InBothLanguages
          name="welcome"
          label={m.settings_welcome()}
          help={m.settings_welcome_help()}
          rows={3}
          maxLength={300}
        />
        <InBothLanguages
          name="footer_note"
          label={m.settings_footer_note()}
          help={m.settings_footer_note_help()}
          rows={3}
          maxLength={300}
        />
      </FormGroup>
      <FormGroup legend={m.settings_links_part()}>
        <p>{m.settings_links_hide()}</p>
        {link('youtube', 'YouTube')}
        {link('instagram', 'Instagram')}
        {link('facebook', 'Facebook')}
        {link('linkedin', 'LinkedIn')}
        {link('about_url', m.settings_about_url(), m.settings_about_url_help())}
        {link('logout_url', m.settings_logout_url(), m.settings_logout_url_help())}
      </FormGroup>
      <div className={styles.actions}>
        <SubmitButton size="normal">{m.settings_save()}</SubmitButton>
      </div>
    </Form>
  )
}

const atFirst = (value: string) => m.settings_default({ value })

/** Resets every text and link to its default at once. */
export function ResetTexts() {
  return (
    <section aria-labelledby="reset-texts" className={styles.form}>
      <h2 id="reset-texts">{m.settings_reset_title()}</h2>
      <p>{m.settings_reset_lead()}</p>
      <Form call="POST /v2/admin/settings/reset/" onSent={loadAnew} headingLevel={3}>
        <input type="hidden" name="key" value={ALL_TEXTS} />
        <SubmitButton size="normal" variant="danger">
          {m.settings_reset()}
        </SubmitButton>
      </Form>
    </section>
  )
}
