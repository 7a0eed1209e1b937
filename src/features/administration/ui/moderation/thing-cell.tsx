import type { z } from 'zod'
import type { AuthorContext, moderatedThing } from '#foundation/moderation/admin-moderation.contract.ts'
import { m } from '#messages/messages.js'
import { DateTime } from '#ui-kit/date-time.tsx'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import styles from '../admin.module.css'

type Thing = z.output<typeof moderatedThing>

interface ThingCellProps {
  thing: Thing | null
  kind: string
  subject_id: number
}

/** A short name for something, where there is little room. */
export const thingName = (thing: Thing | null, { kind, subject_id }: Omit<ThingCellProps, 'thing'>): string =>
  thing?.text.replaceAll(/\s+/g, ' ').slice(0, 80) ?? `${kind.replaceAll('-', ' ')} ${subject_id}`

/** Something that people wrote or created, where it is, and what is known about its author. */
export function ThingCell({ thing, kind, subject_id }: ThingCellProps) {
  if (!thing) return <>{`${kind.replaceAll('-', ' ')} ${subject_id}: ${m.admin_report_gone()}`}</>
  const { text, place, author, address, about_author } = thing
  return (
    <>
      <span className={styles.words}>{text}</span>
      <SoftLine>
        {author?.name ?? m.former_member()} · <a href={address}>{place ?? m.admin_report_where()}</a>
      </SoftLine>
      {about_author ? <AboutAuthor about={about_author} /> : null}
    </>
  )
}

function AboutAuthor({ about }: { about: AuthorContext }) {
  const { since, is_disabled, things_reported, things_hidden, links_published, links_refused } = about
  return (
    <>
      <SoftLine>
        {m.admin_author_since()} <DateTime moment={since} kind="date" isFixed />
        {is_disabled ? ` · ${m.admin_author_closed()}` : ''}
      </SoftLine>
      <SoftLine>{m.admin_author_reported({ reported: things_reported, hidden: things_hidden })}</SoftLine>
      {links_published + links_refused > 0 ? (
        <SoftLine>{m.admin_author_reviewed({ published: links_published, refused: links_refused })}</SoftLine>
      ) : null}
    </>
  )
}
