import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Sent } from '#contract/page-form.ts'
import { m } from '#messages/messages.js'
import { Form } from '#ui-kit/form.tsx'
import { FormCheckbox, FormText, SubmitButton } from '#ui-kit/form-fields.tsx'
import type { LandingPage } from '../../landing.contract.ts'
import { promoterName } from '../../promoter-name.contract.ts'
import styles from './landing.module.css'
import { LandingFilm } from './landing-film.tsx'
import { completeForm } from './landing-forms.ts'
import { LandingQuestion } from './landing-question.tsx'
import type { LandingSearch } from './landing-search.ts'
import { THANKS_ID } from './landing-thanks.tsx'

interface TakePartProps {
  landing: LandingPage
  publicUrl: string
  search: LandingSearch & { utm_source?: string }
}

/** All steps that complete the program below each other, submitted as one form. */
export function TakePart({ landing, publicUrl, search }: TakePartProps) {
  const { program, questions, visitor } = landing
  const { text_language } = program
  const router = useRouter()
  const name = promoterName(landing)

  async function goOn({ goTo }: Sent) {
    if (!goTo) return
    await router.navigate({ href: goTo })
    document.getElementById(THANKS_ID)?.focus()
  }

  return (
    <section id="take-part" aria-labelledby="take-part-title" className={styles.takePart}>
      <h2 id="take-part-title">{m.awareness_landing_take_part()}</h2>
      <p className={styles.lead}>{m.awareness_landing_take_part_text({ count: questions.length })}</p>
      <Form
        form={completeForm}
        className={styles.form}
        headingLevel={3}
        values={{ name: visitor?.name, email: visitor?.email }}
        onSent={goOn}
      >
        <input type="hidden" name="id" value={landing.id} />
        <TakePartStep
          number={1}
          title={m.awareness_landing_watch({ duration: m.minutes({ count: program.film_minutes }) })}
        >
          <LandingFilm program={program} publicUrl={publicUrl} search={search} />
          <FormCheckbox
            name="has_watched"
            label={m.awareness_landing_watched()}
            required
            data-required={m.awareness_landing_not_watched()}
          />
        </TakePartStep>
        <TakePartStep number={2} title={m.awareness_landing_answer({ count: questions.length })}>
          <p>{m.awareness_landing_answer_help()}</p>
          {questions.map((question) => (
            <LandingQuestion key={question.position} question={question} language={text_language} />
          ))}
        </TakePartStep>
        <TakePartStep number={3} title={m.awareness_landing_promise()}>
          <blockquote className={styles.pledge} lang={text_language}>
            {program.pledge}
          </blockquote>
          <FormCheckbox
            name="pledge"
            label={m.awareness_landing_i_promise()}
            required
            data-required={m.awareness_landing_no_pledge()}
          />
        </TakePartStep>
        <TakePartStep number={4} title={m.awareness_landing_certificate()}>
          <FormText
            name="name"
            label={m.awareness_landing_name()}
            help={name ? m.awareness_landing_name_help({ name }) : m.awareness_landing_name_help_plain()}
            autoComplete="name"
            maxLength={100}
            required
          />
          <FormText
            name="email"
            type="email"
            label={m.awareness_landing_email()}
            help={emailHelp(visitor)}
            autoComplete="email"
            maxLength={254}
            required
          />
        </TakePartStep>
        <SubmitButton>{m.awareness_landing_finish()}</SubmitButton>
      </Form>
    </section>
  )
}

/** What happens to the address and who sees it; an invited person's was entered by the promoter. */
function emailHelp(visitor: LandingPage['visitor']): string {
  if (!visitor?.is_proved) return m.awareness_landing_email_help()
  return visitor.is_invited ? m.awareness_landing_email_invited() : m.awareness_landing_email_known()
}

/** One of the four things to do, with its number. */
function TakePartStep({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <div className={styles.step}>
      <h3 className={styles.stepTitle}>
        <span className={styles.number}>{number}</span>
        {title}
      </h3>
      {children}
    </div>
  )
}
