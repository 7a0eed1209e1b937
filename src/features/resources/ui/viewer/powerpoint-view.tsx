import { m } from '#messages/messages.js'
import { ButtonLink } from '#ui-kit/button.tsx'
import { ExternalLink } from '#ui-kit/icons.ts'
import type { ViewProps } from './view-props.ts'
import styles from './viewer.module.css'

/** What no browser shows: the download, and another site's viewer where the operator has chosen one. */
export function PowerPointView({ file: { external_viewer } }: ViewProps) {
  const host = external_viewer && new URL(external_viewer).host
  return (
    <div className={styles.message}>
      <p>{m.resource_viewer_powerpoint()}</p>
      {external_viewer && host && (
        <>
          <p>{m.resource_viewer_external_help({ host })}</p>
          <ButtonLink href={external_viewer} target="_blank" rel="noopener noreferrer nofollow">
            {m.resource_viewer_external({ host })}
            <ExternalLink aria-hidden="true" />
            <span className="visually-hidden">{m.opens_in_new_tab()}</span>
          </ButtonLink>
        </>
      )}
    </div>
  )
}
