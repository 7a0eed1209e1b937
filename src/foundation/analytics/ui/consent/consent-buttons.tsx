import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import styles from './consent.module.css'

/** Both buttons look alike and are equally easy to press, to favour neither answer. */
export function ConsentButtons({ isBusy }: { isBusy: boolean }) {
  return (
    <p className={styles.buttons}>
      <Button type="submit" name="is_given" value="no" isBusy={isBusy} className={styles.button}>
        {m.consent_no()}
      </Button>
      <Button type="submit" name="is_given" value="yes" isBusy={isBusy} className={styles.button}>
        {m.consent_yes()}
      </Button>
    </p>
  )
}
