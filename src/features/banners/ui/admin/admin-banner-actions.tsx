import { DangerForm } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import type { ManagedBanner } from '../../admin-banners.contract.ts'
import styles from './admin-banners.module.css'

/** Show, hide, and delete after a word on what that means. */
export function AdminBannerActions({ banner: { id, is_hidden } }: { banner: ManagedBanner }) {
  return (
    <>
      <Form
        call={is_hidden ? 'POST /v2/admin/banner/show/' : 'POST /v2/admin/banner/hide/'}
        className={styles.actions}
      >
        <input type="hidden" name="id" value={id} />
        <SubmitButton size="normal" variant={is_hidden ? 'primary' : 'second'}>
          {is_hidden ? m.admin_banner_show() : m.admin_banner_hide()}
        </SubmitButton>
      </Form>
      <DangerForm
        call="POST /v2/admin/banner/remove/"
        next="/admin/banners"
        hidden={{ id }}
        submit={m.admin_banner_remove()}
      >
        <p>{m.admin_banner_remove_text()}</p>
      </DangerForm>
    </>
  )
}
