import styles from './certificate-facts.module.css'

export interface CertificateFact {
  label: string
  words: string
  /** BCP 47, if the text isn't in the page's language. */
  language?: string
  /** The name, which everything else is about. */
  isName?: boolean
}

/** What a certificate says, each fact with its label. */
export function CertificateFacts({ facts }: { facts: readonly CertificateFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, words, language, isName }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd lang={language} className={isName ? styles.name : undefined}>
            {words}
          </dd>
        </div>
      ))}
    </dl>
  )
}
