import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { Avatar } from '#ui-kit/avatar.tsx'
import { Crumbs } from '#ui-kit/crumbs.tsx'
import page from '#ui-kit/detail-page.module.css'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import type { CreatorDetails } from '../../creators.contract.ts'
import styles from './creator-page.module.css'

/** Characters; longer names use a smaller font. */
const LONG_NAME = 40

/** The top of a creator's page. */
export function CreatorOpening({
  creator: { name, designation, picture_medium },
}: {
  creator: CreatorDetails
}) {
  return (
    <header className={page.opening}>
      <Crumbs
        label={m.event_crumbs()}
        first={<AddressLink href="/resource">{m.resources_title()}</AddressLink>}
      >
        <span>{m.creator_crumb()}</span>
      </Crumbs>
      <div className={styles.who}>
        <Avatar name={name} src={picture_medium ?? undefined} size="large" />
        <div className={styles.name}>
          <h1
            className={page.title}
            data-long={Array.from(name).length > LONG_NAME}
            lang={scriptLanguage(name)}
          >
            {name}
          </h1>
          {designation && (
            <p className={page.summary} lang={scriptLanguage(designation)}>
              {designation}
            </p>
          )}
        </div>
      </div>
    </header>
  )
}
