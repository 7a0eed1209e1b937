import { product } from '#contract/product.ts'
import { m } from '#messages/messages.js'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import type { ProfileWords as Words } from '../own-profile.contract.ts'
import styles from './profile-words.module.css'

export type ShownWords = Omit<Words, 'designation'> & {
  /** What the person says about Pankh. */
  recommendation_text: string
}

interface ProfileWordsProps {
  words: ShownWords
  /** The level of the headings, one below the person's name. */
  headingLevel?: 2 | 3
}

/**
 * What people wrote about themselves, each part under its heading; null if they wrote nothing. The designation is shown
 * above, with the name.
 */
export function ProfileWords({ words, headingLevel = 2 }: ProfileWordsProps) {
  const Heading = `h${headingLevel}` as const
  const parts = partsOf(words).filter(({ text }) => text.trim() !== '')
  if (parts.length === 0) return null
  return (
    <div className={styles.words}>
      {parts.map(({ name, title, text }) => (
        <section key={name} className={styles.part}>
          <Heading className={styles.title}>{title}</Heading>
          <div className={styles.text} lang={scriptLanguage(text)}>
            {paragraphsOf(text).map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other key
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

/** Whether {@link ProfileWords} shows anything. */
export const hasWords = (words: ShownWords): boolean => partsOf(words).some(({ text }) => text.trim() !== '')

/** The range of children helped, in the reader's language. */
export function childrenHelpedLabel(range: NonNullable<Words['children_helped']>): string {
  if (range === '1-10') return m.creator_helped_few()
  return range === '10-100' ? m.creator_helped_some() : m.creator_helped_many()
}

function partsOf(words: ShownWords) {
  const { children_helped } = words
  return [
    { name: 'introduction', title: m.creator_introduction(), text: words.introduction },
    { name: 'user_experience', title: m.creator_experience(), text: words.user_experience },
    { name: 'qualifications', title: m.creator_qualifications(), text: words.qualifications },
    { name: 'expertise', title: m.creator_expertise(), text: words.expertise },
    {
      name: 'associated_organisations',
      title: m.creator_organisations(),
      text: words.associated_organisations,
    },
    {
      name: 'children_helped',
      title: m.creator_children_helped(),
      text: children_helped ? childrenHelpedLabel(children_helped) : '',
    },
    {
      name: 'recommendation_text',
      title: m.creator_recommendation({ product: product.name }),
      text: words.recommendation_text,
    },
  ]
}

const paragraphsOf = (text: string) => text.trim().split(/\n\s*\n/)
