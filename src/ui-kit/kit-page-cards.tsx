import { useRef, useState } from 'react'
import { Button } from './button.tsx'
import { Card, CardGrid, cardLinkClass } from './card.tsx'
import { Chip } from './chip.tsx'
import { DateTime } from './date-time.tsx'
import { BookOpen, CalendarDays, Captions, Check, CirclePlay, Hand, Video } from './icons.ts'
import styles from './kit-page.module.css'
import { EmptyState, ErrorState } from './page-states.tsx'
import { Picture } from './picture.tsx'
import { ShowMore } from './show-more.tsx'
import { SkeletonCard, SkeletonText } from './skeleton.tsx'
import { Stars } from './stars.tsx'
import { TypeBadge } from './type-badge.tsx'

const titles = [
  'First words: speech games for the kitchen table',
  'डिस्लेक्सिया: घर पर पढ़ने की आसान शुरुआत',
  'Toilet training without tears',
  'Visual schedules in ten minutes',
  'Sensory play with what you have at home',
]

export function KitCards({ scheme }: { scheme: string }) {
  const [shown, setShown] = useState(3)
  const list = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLElement>(null)
  return (
    <section>
      <h2>Cards</h2>
      <div
        ref={(node) => {
          list.current = node
          grid.current = node?.querySelector('ul') ?? null
        }}
      >
        <CardGrid>
          {titles.slice(0, shown).map((title, place) => (
            <Card
              as="li"
              key={title}
              picture={<Picture alt="" src={place === 1 ? undefined : art} className={styles.art} />}
              badge={
                place === 1 ? (
                  <TypeBadge icon={CirclePlay}>On-demand</TypeBadge>
                ) : (
                  <TypeBadge icon={Video}>Webinar</TypeBadge>
                )
              }
              corner={place === 1 ? '42:10' : undefined}
              eyebrow={
                place === 1 ? (
                  <>
                    <b>Available Now</b> watch any time
                  </>
                ) : (
                  <DateTime moment="2026-11-28T12:00:00Z" zone="Asia/Kolkata" kind="dayAndTime" />
                )
              }
              title={
                <h3 lang={place === 1 ? 'hi' : undefined}>
                  <a href={`#${scheme}-${place}`} className={cardLinkClass}>
                    {title}
                  </a>
                </h3>
              }
              byline="Ananya Rao, speech therapist"
              foot={
                <>
                  <Stars isShort rating={4.8} label="4.8 out of 5 stars" shownText="4.8" countText="(126)" />
                  {place === 2 ? (
                    <Button variant="done">
                      <Check /> Registered
                    </Button>
                  ) : (
                    <Button>{place === 1 ? 'Watch' : 'Register'}</Button>
                  )}
                </>
              }
            >
              <Chip icon={Captions}>Captions</Chip>
              {place === 0 ? <Chip icon={Hand}>Sign language</Chip> : null}
              <Chip>Ages 3 to 6</Chip>
            </Card>
          ))}
          {shown < 4 ? <SkeletonCard /> : null}
        </CardGrid>
      </div>
      <ShowMore
        label="Show more"
        shownText={`${shown} of ${titles.length} shown`}
        shown={shown}
        list={grid}
        hasMore={shown < titles.length}
        onMore={() => setShown(shown + 2)}
      />
      <CardGrid>
        <Card
          as="li"
          badge={<TypeBadge icon={BookOpen}>Worksheet</TypeBadge>}
          title={
            <h3>
              <a href={`#${scheme}-worksheet`} className={cardLinkClass}>
                A card without a picture
              </a>
            </h3>
          }
          byline="Kavita Joshi"
        />
      </CardGrid>
    </section>
  )
}

export function KitStates() {
  return (
    <section>
      <h2>States</h2>
      <div className={styles.columns}>
        <EmptyState
          icon={CalendarDays}
          title="No events yet"
          headingLevel={3}
          action={<Button>See all events</Button>}
        >
          Register for an event and you find it here.
        </EmptyState>
        <ErrorState
          title="The events did not load"
          headingLevel={3}
          action={<Button variant="primary">Try again</Button>}
          reference="Request number 4711"
        >
          Your connection may be slow. What you chose is kept.
        </ErrorState>
        <div>
          <SkeletonText lines={4} />
        </div>
      </div>
    </section>
  )
}

const art =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 400 240'%3E%3Crect width='400' height='240' fill='%23d7ecee'/%3E%3Cpath d='M60 60h150a30 30 0 0 1 30 30v40a30 30 0 0 1-30 30h-90l-40 34v-34H60a30 30 0 0 1-30-30V90a30 30 0 0 1 30-30z' fill='%23005f73'/%3E%3Ccircle cx='95' cy='110' r='12' fill='%23fff2d9'/%3E%3Ccircle cx='135' cy='110' r='12' fill='%23f2a61f'/%3E%3Ccircle cx='175' cy='110' r='12' fill='%23fff2d9'/%3E%3C/svg%3E"
