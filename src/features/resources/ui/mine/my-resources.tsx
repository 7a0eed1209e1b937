import { Link } from '@tanstack/react-router'
import type { Failure } from '#contract/wire.ts'
import { useViewer } from '#foundation/accounts/ui/index.ts'
import { FailedList, GrowingCards } from '#foundation/catalogue/ui/index.ts'
import { m } from '#messages/messages.js'
import { buttonClass } from '#ui-kit/button.tsx'
import { FieldError } from '#ui-kit/field.tsx'
import { Plus } from '#ui-kit/icons.ts'
import { numberLabel } from '#ui-kit/number-label.ts'
import { SegmentedLinks } from '#ui-kit/segmented-links.tsx'
import { SkeletonCard } from '#ui-kit/skeleton.tsx'
import type { ResourceCard } from '../../resource-card.contract.ts'
import { BegunResources } from './begun-resources.tsx'
import { begunApart, type ListedMine, shownMine } from './load-mine.ts'
import { type MineSearch, mineCatalogue, OWN_PARTS, type OwnPart, readMineSearch } from './mine-search.ts'
import { MyResourceCard } from './my-resource-card.tsx'
import styles from './my-resources.module.css'
import { NothingOfMine } from './nothing-of-mine.tsx'
import { useFocusAfterTakeOut, useTakeOut } from './use-take-out.ts'

interface MyResourcesProps {
  /** The query parameters of the page's address. */
  search: object
  data: ListedMine | Failure
}

/** The resources that the viewer created or bookmarked. */
export function MyResources({ data: mine, ...asked }: MyResourcesProps) {
  const search = readMineSearch({ ...asked.search })
  shownMine.useKeepShown(search, mine, undefined)
  return (
    <section className={styles.part} aria-labelledby="my-resources">
      <div className={styles.head}>
        <h2 id="my-resources" tabIndex={-1}>
          {m.my_resources_title()}
        </h2>
        <Link to="/resource/add" className={buttonClass()}>
          <Plus aria-hidden="true" />
          {m.resources_share_own()}
        </Link>
      </div>
      <OwnTabs own={search.own} />
      {'success' in mine ? (
        <FailedList title={m.my_resources_failed()} problem={mine.data.message} />
      ) : (
        <MyList key={search.own} search={search} mine={mine} />
      )}
    </section>
  )
}

const tabLabels: Record<OwnPart | 'all', () => string> = {
  all: m.my_resources_all,
  made: m.my_resources_made,
  drafts: m.my_resources_drafts,
  bookmarked: m.my_resources_bookmarked,
}

function OwnTabs({ own }: { own: OwnPart | undefined }) {
  const tabs = (['all', ...OWN_PARTS] as const).map((key) => ({
    key,
    label: tabLabels[key](),
    isCurrent: (own ?? 'all') === key,
    href:
      key === 'all'
        ? `${mineCatalogue.path}?tab=resources`
        : `${mineCatalogue.path}?tab=resources&own=${key}`,
  }))
  return (
    <SegmentedLinks
      label={m.my_resources_parts()}
      segments={tabs}
      renderLink={({ href: _, ...link }, { key }) => (
        <Link
          {...link}
          to={mineCatalogue.path}
          search={mineCatalogue.read({ own: key })}
          resetScroll={false}
          activeOptions={{ exact: true, includeSearch: true }}
        />
      )}
    />
  )
}

/**
 * A removed bookmark disappears at once; a resource of the viewer's own stays in the full list, without the bookmark.
 */
function MyList({ search, mine }: { search: MineSearch; mine: ListedMine }) {
  const viewer = useViewer()
  const { gone, problem, takeOut } = useTakeOut()
  const isMade = ({ creator_id }: ResourceCard) => creator_id === viewer?.user_id
  const staysWithoutMark = (card: ResourceCard) => isMade(card) && search.own !== 'bookmarked'
  const cards = mine.cards
    .filter((card) => !gone.has(card.id) || staysWithoutMark(card))
    .map((card) => (gone.has(card.id) ? { ...card, is_bookmarked: false } : card))
  const takenOut = mine.cards.length - cards.length
  const total = mine.total - takenOut
  const [list, noteTakeOut] = useFocusAfterTakeOut(gone)
  const { apart, changed } = begunApart({ ...mine, cards }, search.own)
  return (
    <div ref={list} className={styles.list}>
      <BegunResources begun={apart} />
      {problem && (
        <div role="alert">
          <FieldError>{problem}</FieldError>
        </div>
      )}
      {total === 0 && apart.length === 0 && <NothingOfMine own={search.own} />}
      {total > 0 && (
        <>
          <p className={styles.count}>{m.my_resources_count({ count: total, shown: numberLabel(total) })}</p>
          <GrowingCards
            catalogue={mineCatalogue}
            search={search}
            list={{ ...mine, cards, total }}
            failedTitle={m.my_resources_failed()}
            takenOut={takenOut}
            skeleton={<SkeletonCard isTall />}
          >
            {(resource, place) => (
              <MyResourceCard
                key={resource.id}
                resource={resource}
                isMade={isMade(resource)}
                hasUnsaved={changed.has(resource.id)}
                isFirst={place < 3}
                onTakeOut={(press) => {
                  noteTakeOut(place)
                  takeOut(resource, press)
                }}
              />
            )}
          </GrowingCards>
        </>
      )}
    </div>
  )
}
