import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { TextLanguageNote } from '#ui-kit/text-language-note.tsx'
import { signupAddress } from '../../awareness-address.contract.ts'
import { ExplainedSteps } from './explained-steps.tsx'
import { InvitedNote } from './invited-note.tsx'
import { kindChoices } from './kind-choices.ts'
import type { Signup } from './load-signup.ts'
import { OwnCampaigns } from './own-campaigns.tsx'
import styles from './signup-b.module.css'
import { SignupHead } from './signup-head.tsx'
import { type SignupSearch, signupStepAddress } from './signup-search.ts'
import { EndedProgram, placeOf, useSignupStep } from './signup-step.tsx'
import { StartPart } from './start-part.tsx'

interface SignupBProps extends Signup {
  search: SignupSearch
  publicUrl: string
}

/** One question at a time; details are shown only when opened. */
export function SignupB({ publicUrl, ...signup }: SignupBProps) {
  const { program } = signup
  const { title, summary, picture, text_language } = program
  return (
    <div className={styles.page}>
      <SignupHead {...{ title, summary, picture, publicUrl }} address={signupAddress(program.name)} />
      <header className={styles.opening}>
        <h1 lang={text_language}>{title}</h1>
        <p className={styles.lead} lang={text_language}>
          {summary}
        </p>
        <TextLanguageNote language={text_language} />
      </header>
      <OwnCampaigns program={program} />
      <Question {...signup} />
      <Disclosure summary={m.awareness_joining_steps_title()} look="card">
        <ExplainedSteps {...program} />
      </Disclosure>
    </div>
  )
}

function Question(signup: Omit<SignupBProps, 'publicUrl'>) {
  const { program, search } = signup
  const { step, as } = useSignupStep(signup)
  const address = signupAddress(program.name, 'b')
  return (
    <section id="start" className={styles.question} aria-labelledby="question">
      {step === 'ended' ? (
        <EndedProgram />
      ) : (
        <>
          <p className={styles.place}>
            {m.awareness_joining_question_number({ place: placeOf(step, search) })}
          </p>
          <h2 id="question">{questions[step]()}</h2>
          {search.join && <InvitedNote address={address} />}
          {step === 'kind' ? (
            <ChooseKind address={address} />
          ) : (
            <StartPart
              {...signup}
              address={address}
              accountFor={step === 'account' ? as : undefined}
              as={as}
            />
          )}
        </>
      )}
    </section>
  )
}

const questions = {
  kind: m.awareness_joining_who,
  name: m.awareness_joining_which_organisation,
  account: m.awareness_joining_account_title,
  start: m.awareness_joining_ready,
}

/** Two large buttons: the one question of the first step. */
function ChooseKind({ address }: { address: string }) {
  return (
    <ul className={styles.ways} aria-label={m.awareness_joining_who()}>
      {kindChoices.map(({ kind, label, help, icon: Picture }) => (
        <li key={kind}>
          <AddressLink href={signupStepAddress(address, { as: kind })} className={styles.way}>
            <span className={styles.disc}>
              <Picture aria-hidden="true" />
            </span>
            <strong>{label()}</strong>
            <span className={styles.soft}>{help()}</span>
          </AddressLink>
        </li>
      ))}
    </ul>
  )
}
