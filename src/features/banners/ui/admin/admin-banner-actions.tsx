import { DangerForm } from '#features/administration/ui/index.ts'
import { useGoOn } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import type { ManagedBanner } from '../../admin-banners.contract.ts'
import { bannerActionForm } from './admin-banner-forms.ts'
import styles from './admin-banners.module.css'

/** Show, hide, and delete after a word on what that means. */
export function AdminBannerActions({ banner: { id, is_hidden } }: { banner: ManagedBanner }) {
  const goOn = useGoOn()
  return (
    <>
      <Form form={bannerActionForm} onSent={goOn} className={styles.actions}>
        <input type="hidden" name="id" value={id} />
        <SubmitButton
          size="normal"
          variant={is_hidden ? 'primary' : 'second'}
          name="action"
          value={is_hidden ? 'show' : 'hide'}
        >
          {is_hidden ? m.admin_banner_show() : m.admin_banner_hide()}
        </SubmitButton>
      </Form>
      <DangerForm form={bannerActionForm} hidden={{ id, action: 'remove' }} submit={m.admin_banner_remove()}>
        <p>{m.admin_banner_remove_text()}</p>
      </DangerForm>
    </>
  )
}
