import { Avatar } from './avatar.tsx'
import { BrandMark, brandLinkClass, Feather } from './brand-mark.tsx'
import { Button, ButtonLink } from './button.tsx'
import { Chip, ChipRow } from './chip.tsx'
import { classNames } from './class-names.ts'
import { DateTime } from './date-time.tsx'
import {
  Award,
  Bookmark,
  Captions,
  Check,
  CirclePlay,
  ExternalLink,
  Hand,
  Heart,
  Video,
  Wrench,
} from './icons.ts'
import styles from './kit-page.module.css'
import { SegmentedLinks } from './segmented-links.tsx'
import { Stars } from './stars.tsx'
import { StarsField } from './stars-field.tsx'
import { TypeBadge } from './type-badge.tsx'

const swatches = ['paper', 'peacock', 'marigold', 'leaf', 'coral', 'plum', 'mist'] as const

export function KitBrand({ scheme }: { scheme: string }) {
  return (
    <section>
      <div className={styles.row}>
        <a href="#home" className={brandLinkClass}>
          <BrandMark name="Pankh" />
        </a>
        <a href="#events" className={brandLinkClass}>
          <BrandMark name="Pankh" suffix="events" />
        </a>
        <Feather />
      </div>
      <h2>Colours and type, {scheme}</h2>
      <div className={styles.swatches}>
        {swatches.map((swatch) => (
          <span key={swatch} className={classNames(styles.swatch, styles[swatch])}>
            {swatch}
          </span>
        ))}
      </div>
      <div className={styles.type}>
        <h2>First words: speech games for the kitchen table</h2>
        <p>
          Six games that need no toys, for children who are just starting to talk. You will try two of them
          with us. <a href="#more">Read how to prepare</a>, or <strong>come as you are</strong>.
        </p>
        <div lang="hi">
          <h2>डिस्लेक्सिया: घर पर पढ़ने की आसान शुरुआत, छोटे-छोटे क़दमों में</h2>
          <p>छह खेल जिनमें खिलौनों की ज़रूरत नहीं। आप हमारे साथ दो खेल आज़माएँगे और अपने सवाल पूछ सकेंगे।</p>
        </div>
      </div>
    </section>
  )
}

export function KitActions() {
  return (
    <section>
      <h2>Buttons</h2>
      <div className={styles.row}>
        <Button variant="primary">Register</Button>
        <Button>Follow</Button>
        <Button variant="ghost">Reading settings</Button>
        <Button variant="done">
          <Check /> Registered
        </Button>
        <Button variant="danger">Delete</Button>
        <ButtonLink href="#about" variant="ghost">
          About Us <ExternalLink />
        </ButtonLink>
      </div>
      <div className={styles.row}>
        <Button variant="primary" size="big">
          Register, it is free
        </Button>
        <Button variant="primary" isBusy>
          Saving
        </Button>
        <Button isBusy>Saving</Button>
        <Button disabled>Not yet</Button>
        <Button variant="ghost" aria-pressed="false">
          <Heart /> 23
        </Button>
        <Button variant="ghost" aria-pressed="true">
          <Heart /> 24
        </Button>
        <Button variant="ghost" size="icon" aria-label="Bookmark" aria-pressed="true">
          <Bookmark />
        </Button>
      </div>
      <SegmentedLinks
        label="Status"
        segments={[
          { key: 'all', label: 'All', count: '64', isCurrent: true },
          { key: 'upcoming', label: 'Upcoming', count: '23', isCurrent: false },
          { key: 'on-demand', label: 'On-Demand', count: '40', isCurrent: false },
          { key: 'live', label: 'Live', count: '1', isCurrent: false, tone: 'live' },
        ]}
      />
    </section>
  )
}

export function KitFacts({ scheme }: { scheme: string }) {
  const moment = '2026-11-28T12:00:00Z'
  return (
    <section>
      <h2>Facts</h2>
      <div className={styles.row}>
        <TypeBadge icon={Video}>Webinar</TypeBadge>
        <TypeBadge icon={Wrench}>Workshop</TypeBadge>
        <TypeBadge icon={CirclePlay}>On-demand</TypeBadge>
        <TypeBadge icon={Award} tone="marigold">
          Certificate workshop
        </TypeBadge>
        <TypeBadge tone="leaf">Scheduled</TypeBadge>
        <TypeBadge tone="coral" hasDot>
          Live now
        </TypeBadge>
        <TypeBadge tone="plum">Available Soon</TypeBadge>
        <TypeBadge tone="mist">Draft</TypeBadge>
      </div>
      <ChipRow>
        <Chip icon={Captions}>Captions</Chip>
        <Chip icon={Hand}>Sign language</Chip>
        <Chip>हिन्दी</Chip>
      </ChipRow>
      <div className={styles.row}>
        <Stars rating={4.8} label="4.8 out of 5 stars, 126 reviews" shownText="4.8" countText="(126)" />
        <Stars rating={2.5} label="2.5 out of 5 stars" shownText="2.5" />
        <Stars isShort rating={4.9} label="4.9 out of 5 stars, 88 reviews" shownText="4.9" countText="(88)" />
        <Avatar name="Ananya Rao" />
        <Avatar name="कविता जोशी" />
        <Avatar name="Asha 🦚" size="small" />
        <Avatar name="Farhan Qureshi" size="large" />
      </div>
      <p>
        <DateTime moment={moment} zone="Asia/Kolkata" kind="dayAndTime" /> for you,{' '}
        <DateTime moment={moment} zone="Asia/Kolkata" kind="time" isFixed /> in India,{' '}
        <DateTime moment={moment} zone="Asia/Kolkata" locale="hi" kind="day" />
      </p>
      <StarsField
        legend="Your rating"
        name={`${scheme}-rating`}
        defaultValue={4}
        labels={['1 star', '2 stars', '3 stars', '4 stars', '5 stars']}
      />
    </section>
  )
}
