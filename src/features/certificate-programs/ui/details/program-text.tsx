import { Link } from '@tanstack/react-router'
import { pictureSet } from '#foundation/content/content-picture.contract.ts'
import { EasyReadText } from '#foundation/easy-read/ui/index.ts'
import { m } from '#messages/messages.js'
import { ageLabel } from '#ui-kit/age-label.ts'
import { ChipRow, chipClass } from '#ui-kit/chip.tsx'
import page from '#ui-kit/detail-page.module.css'
import { Check } from '#ui-kit/icons.ts'
import { Picture } from '#ui-kit/picture.tsx'
import type { ProgramDetails } from '../../certificate-programs.contract.ts'
import styles from './program-text.module.css'

/** The picture, who it is for, what people learn, and the organiser's description. */
export function ProgramText({ program }: { program: ProgramDetails }) {
  const { picture, picture_alt, text_language, outcomes } = program
  const about = paragraphs(program.description)
  const drawn = (
    <Picture
      src={picture}
      srcSet={pictureSet(picture)}
      sizes="(width < 1100px) 100vw, 760px"
      alt={picture_alt}
      ratio="16/7"
      isFirst
      className={styles.picture}
    />
  )
  return (
    <EasyReadText of={program.easy_read} picture={drawn}>
      <ForWhom program={program} />
      {outcomes.length > 0 && (
        <section aria-labelledby="outcomes" className={page.section} data-listen="">
          <h2 id="outcomes">{m.program_outcomes()}</h2>
          <ul lang={text_language} className={styles.outcomes}>
            {outcomes.map((outcome) => (
              <li key={outcome}>
                <Check aria-hidden="true" />
                <span>{outcome}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {about.length > 0 && (
        <section aria-labelledby="about" className={page.section} data-listen="">
          <h2 id="about">{m.program_about()}</h2>
          <Paragraphs language={text_language} texts={about} />
        </section>
      )}
    </EasyReadText>
  )
}

function ForWhom({ program }: { program: ProgramDetails }) {
  const { for_whom, text_language, age_groups_data: ages, skills_data, tags_data } = program
  const topics = [
    ...skills_data.map(({ id, name }) => ({ name, search: { skill: [id] } })),
    ...tags_data.map(({ id, name }) => ({ name, search: { tag: [id] } })),
  ]
  if (!for_whom && ages.length + topics.length === 0) return null
  return (
    <section aria-labelledby="for-whom" className={page.section} data-listen="">
      <h2 id="for-whom">{m.event_for_whom()}</h2>
      <Paragraphs language={text_language} texts={paragraphs(for_whom)} />
      {ages.length > 0 && <p>{ageLabel(ages)}</p>}
      {topics.length > 0 && (
        <ChipRow as="ul">
          {topics.map(({ name, search }) => (
            <li key={name}>
              <Link to="/" search={search} className={chipClass()}>
                {name}
              </Link>
            </li>
          ))}
        </ChipRow>
      )}
    </section>
  )
}

const paragraphs = (text: string) => text.split(/\n\s*\n/).filter((part) => part.trim())

function Paragraphs({ texts, language }: { texts: readonly string[]; language: string }) {
  return (
    <div lang={language} className={styles.paragraphs}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
