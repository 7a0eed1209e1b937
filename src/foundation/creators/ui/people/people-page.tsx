import { Link } from '@tanstack/react-router'
import type { Failure } from '#contract/wire.ts'
import { AccountNeeded } from '#foundation/accounts/ui/index.ts'
import { FailedList } from '#foundation/catalogue/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { UnlistedHead } from '#ui-kit/page-head.tsx'
import { SegmentedLinks } from '#ui-kit/segmented-links.tsx'
import type { ListedPeople } from './load-people.ts'
import styles from './people.module.css'
import { PeopleList } from './people-list.tsx'
import { PEOPLE_KINDS, type PeopleKind, type PeopleSearch, peoplePaths } from './people-search.ts'

interface PeoplePageProps {
  kind: PeopleKind
  search: PeopleSearch
  /** Null if nobody is logged in. */
  people: ListedPeople | Failure | null
}

/** The viewer's followers, or the people they follow. */
export function PeoplePage({ kind, search, people }: PeoplePageProps) {
  if (!people) {
    return (
      <AccountNeeded next={peoplePaths[kind]} title={m.follows_login_title()} text={m.follows_login_text()} />
    )
  }
  const title = titles[kind]()
  return (
    <div className={styles.page}>
      <UnlistedHead page={title} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.soft}>{m.follows_lead()}</p>
        <AddressLink href="/creator" className={styles.way}>
          {m.follows_own_page()}
        </AddressLink>
      </header>
      <PeopleTabs kind={kind} />
      {'success' in people ? (
        <FailedList title={m.follows_failed()} problem={people.data.message} />
      ) : (
        <PeopleList kind={kind} search={search} people={people} />
      )}
    </div>
  )
}

const titles = { followers: m.follows_followers_title, following: m.follows_following_title }
const tabLabels = { followers: m.follows_followers_tab, following: m.follows_following_tab }

function PeopleTabs({ kind: current }: { kind: PeopleKind }) {
  const tabs = PEOPLE_KINDS.map((kind) => ({
    key: kind,
    label: tabLabels[kind](),
    isCurrent: kind === current,
    href: peoplePaths[kind],
  }))
  return (
    <SegmentedLinks
      label={m.follows_parts()}
      segments={tabs}
      renderLink={({ href: _, ...link }, { key }) => <Link {...link} to={peoplePaths[key as PeopleKind]} />}
    />
  )
}
