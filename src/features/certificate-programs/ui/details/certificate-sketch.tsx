import { inPageLanguage, product } from '#contract/product.ts'
import { durationLabel } from '#features/events/ui/index.ts'
import { m } from '#messages/messages.js'
import { Feather } from '#ui-kit/brand-mark.tsx'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import type { ProgramDetails } from '../../certificate-programs.contract.ts'
import styles from './certificate-sketch.module.css'

interface SketchProps {
  program: ProgramDetails
  /** Null for people who aren't logged in. */
  name: string | null
}

/** A small picture of the certificate: paper stays light in every colour scheme, like the printed one. */
export function CertificateSketch({ program, name }: SketchProps) {
  const { title, text_language, minutes, modules, certificate_heading, certificate_words } = program
  return (
    <figure className={styles.figure}>
      <div className={styles.sheet}>
        <div className={styles.paper}>
          <Feather className={styles.mark} />
          <p className={styles.product}>{product.name}</p>
          <p className={styles.heading} lang={certificate_heading ? text_language : undefined}>
            {certificate_heading ?? m.certificate_heading_program()}
          </p>
          <p>{m.certificate_says()}</p>
          <p className={styles.name} lang={name ? scriptLanguage(name) : undefined}>
            {name || m.program_certificate_your_name()}
          </p>
          <p lang={certificate_words ? text_language : undefined}>
            {certificate_words ?? m.certificate_finished()}
          </p>
          <p className={styles.title} lang={text_language}>
            {title}
          </p>
          <p>{durationLabel(minutes)}</p>
          <ol className={styles.modules} lang={text_language}>
            {modules.map(({ id, module_name, minutes: length }) => (
              <li key={id}>
                {module_name} <span>{durationLabel(length)}</span>
              </li>
            ))}
          </ol>
          <p className={styles.foot}>
            {m.certificate_given_by()} {inPageLanguage(product.organisation.legalName)}
          </p>
        </div>
      </div>
      <figcaption className={styles.caption}>{m.program_certificate_caption()}</figcaption>
    </figure>
  )
}
