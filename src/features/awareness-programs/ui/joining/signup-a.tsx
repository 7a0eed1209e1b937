import { pictureSet } from '#foundation/content/content-picture.contract.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import page from '#ui-kit/detail-page.module.css'
import panel from '#ui-kit/detail-panel.module.css'
import { Check, Clock, UsersRound } from '#ui-kit/icons.ts'
import { numberLabel } from '#ui-kit/number-label.ts'
import { Picture } from '#ui-kit/picture.tsx'
import { ShareButton } from '#ui-kit/share-button.tsx'
import { TextLanguageNote } from '#ui-kit/text-language-note.tsx'
import { signupAddress } from '../../awareness-address.contract.ts'
import type { AwarenessProgram } from '../../awareness-programs.contract.ts'
import { ExplainedSteps } from './explained-steps.tsx'
import { InvitedNote } from './invited-note.tsx'
import type { Signup } from './load-signup.ts'
import { OwnCampaigns } from './own-campaigns.tsx'
import styles from './signup-a.module.css'
import { SignupHead } from './signup-head.tsx'
import type { SignupSearch } from './signup-search.ts'
import { EndedProgram, useSignupStep } from './signup-step.tsx'
import { StartPart } from './start-part.tsx'

interface SignupAProps extends Signup {
  search: SignupSearch
  publicUrl: string
}

/** The picture for programs without their own. */
const DRAWN = '/art/together.svg'

/** Everything about the program on one page, with the form at the end. */
export function SignupA({ publicUrl, ...signup }: SignupAProps) {
  const { program } = signup
  const { title, summary, text_language, picture } = program
  const address = signupAddress(program.name)
  return (
    <div className={page.page}>
      <SignupHead {...{ title, summary, picture, address, publicUrl }} />
      <article className={page.layout}>
        <header className={page.opening}>
          <AddressLink href="/programs" className={styles.up}>
            {m.awareness_area_welcome_title()}
          </AddressLink>
          <h1 className={page.title} lang={text_language}>
            {title}
          </h1>
          <p className={page.summary} lang={text_language}>
            {summary}
          </p>
          <TextLanguageNote language={text_language} />
        </header>
        <aside className={page.panel} aria-label={m.awareness_joining_new_campaign()}>
          <div className={panel.panel}>
            <div className={panel.part}>
              <ProgramFigures {...program} />
              {program.is_open && (
                <a href="#start" className={buttonClass({ variant: 'primary', size: 'big', isWide: true })}>
                  {m.awareness_joining_start()}
                </a>
              )}
            </div>
            <div className={panel.part}>
              <ShareButton isWide title={title} address={`${publicUrl}${address}`} />
            </div>
          </div>
        </aside>
        <div className={page.text}>
          <About program={program} />
          <section className={page.section} aria-labelledby="steps">
            <h2 id="steps">{m.awareness_joining_steps_title()}</h2>
            <p>{m.awareness_joining_steps_lead()}</p>
            <ExplainedSteps {...program} />
          </section>
          <OwnCampaigns program={program} />
          <Start {...signup} address={address} />
        </div>
      </article>
    </div>
  )
}

function About({ program }: { program: AwarenessProgram }) {
  const { description, text_language, picture, picture_alt } = program
  return (
    <>
      <Picture
        src={picture ?? DRAWN}
        srcSet={picture ? pictureSet(picture) : undefined}
        sizes="(width < 1100px) 100vw, 760px"
        alt={picture ? picture_alt : ''}
        ratio={picture ? '16/7' : '16/9'}
        isFirst
        className={styles.picture}
      />
      {description && (
        <section className={page.section} aria-labelledby="about">
          <h2 id="about">{m.awareness_joining_about()}</h2>
          <p lang={text_language} className={styles.text}>
            {description}
          </p>
        </section>
      )}
    </>
  )
}

function Start({ address, ...signup }: Omit<SignupAProps, 'publicUrl'> & { address: string }) {
  const { search } = signup
  const { step, as } = useSignupStep(signup)
  return (
    <section id="start" className={styles.start} aria-labelledby="start-title" tabIndex={-1}>
      <h2 id="start-title">{m.awareness_joining_new_campaign()}</h2>
      {search.join && <InvitedNote address={address} />}
      {step === 'ended' ? (
        <EndedProgram />
      ) : (
        <StartPart
          {...signup}
          address={address}
          accountFor={step === 'account' ? as : undefined}
          as={search.join ? 'individual' : undefined}
        />
      )}
    </section>
  )
}

type Figures = Pick<AwarenessProgram, 'promoters_count' | 'completions_count' | 'film_minutes'>

/** How many people take part, and how little time it takes. Zero counts are left out. */
function ProgramFigures({ promoters_count, completions_count, film_minutes }: Figures) {
  return (
    <ul className={styles.figures}>
      {promoters_count > 0 && (
        <li>
          <UsersRound aria-hidden="true" />
          {m.awareness_joining_promoters({
            count: promoters_count,
            number: numberLabel(promoters_count),
          })}
        </li>
      )}
      {completions_count > 0 && (
        <li>
          <Check aria-hidden="true" />
          {m.awareness_joining_completions({
            count: completions_count,
            number: numberLabel(completions_count),
          })}
        </li>
      )}
      <li>
        <Clock aria-hidden="true" />
        {m.awareness_joining_video_minutes({ count: film_minutes })}
      </li>
    </ul>
  )
}
