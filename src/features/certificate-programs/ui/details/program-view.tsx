import { product } from '#contract/product.ts'
import { EventSpeakers } from '#features/events/ui/index.ts'
import { sharePicture } from '#foundation/content/content-picture.contract.ts'
import { Listen } from '#foundation/easy-read/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { Crumbs } from '#ui-kit/crumbs.tsx'
import page from '#ui-kit/detail-page.module.css'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { Award } from '#ui-kit/icons.ts'
import { PageAddress } from '#ui-kit/page-address.tsx'
import { pageTitle } from '#ui-kit/page-head.tsx'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { TextLanguageNote } from '#ui-kit/text-language-note.tsx'
import { TypeBadge } from '#ui-kit/type-badge.tsx'
import type { ProgramDetails } from '../../certificate-programs.contract.ts'
import { programAddress } from '../../program-address.contract.ts'
import { programCatalogue } from '../catalogue/programs-search.ts'
import { ChooseEvents } from '../registering/choose-events.tsx'
import styles from './program-answers.module.css'
import { ProgramCertificate } from './program-certificate.tsx'
import { ProgramModules } from './program-modules.tsx'
import { ProgramPanel } from './program-panel.tsx'
import { programStructuredData } from './program-structured-data.ts'
import { ProgramText } from './program-text.tsx'

/** Characters. A longer title is set smaller. */
const LONG_TITLE = 90

interface ProgramViewProps {
  program: ProgramDetails
  publicUrl: string
}

/** Everything to know before starting, and all steps to the certificate. */
export function ProgramView({ program, publicUrl }: ProgramViewProps) {
  return (
    <div className={page.page}>
      <Head program={program} publicUrl={publicUrl} />
      <article className={page.layout}>
        <Opening program={program} />
        <ProgramPanel program={program} publicUrl={publicUrl} />
        <div className={page.text}>
          <Listen />
          <ProgramText program={program} />
          <ChooseEvents program={program}>
            {(boxForAll) => <ProgramModules program={program} boxForAll={boxForAll} />}
          </ChooseEvents>
          <EventSpeakers
            speakers={program.teachers}
            title={m.program_teachers({ count: program.teachers.length })}
          />
          <ProgramCertificate program={program} />
          <Answers answers={program.answers} />
        </div>
      </article>
    </div>
  )
}

/** Title, share preview and structured data of the page; without a summary the preview has a general text. */
function Head({ program, publicUrl }: ProgramViewProps) {
  const { title, summary, picture, picture_alt } = program
  const description = summary || m.program_share_text({ product: product.name })
  return (
    <>
      <title>{pageTitle(title)}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="article" />
      <meta property="og:image" content={new URL(sharePicture(picture), `${publicUrl}/`).href} />
      <meta property="og:image:alt" content={picture_alt} />
      <PageAddress publicUrl={publicUrl} path={programAddress(program)} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which every `<` is escaped
        dangerouslySetInnerHTML={{ __html: programStructuredData(program, publicUrl) }}
      />
    </>
  )
}

/** The top of a program's page: breadcrumb, type and title. */
function Opening({ program }: { program: ProgramDetails }) {
  const { title, summary, text_language, progress, is_closed } = program
  return (
    <header className={page.opening}>
      <Crumbs label={m.event_crumbs()} first={<AddressLink href="/">{m.events_title()}</AddressLink>}>
        <AddressLink href={programCatalogue.path}>{m.programs_title()}</AddressLink>
      </Crumbs>
      <div className={page.badges}>
        <TypeBadge icon={Award}>{m.program_kind()}</TypeBadge>
        {is_closed && !progress && <TypeBadge tone="mist">{m.program_closed()}</TypeBadge>}
      </div>
      <h1 className={page.title} data-long={title.length > LONG_TITLE} lang={text_language} data-listen="">
        {title}
      </h1>
      <p className={page.summary} lang={text_language} data-listen="">
        {summary}
      </p>
      <TextLanguageNote language={text_language} />
    </header>
  )
}

/** Questions that people ask before they join. */
function Answers({ answers }: Pick<ProgramDetails, 'answers'>) {
  if (answers.length === 0) return null
  return (
    <section aria-labelledby="answers" className={page.section}>
      <h2 id="answers">{m.program_answers()}</h2>
      <div className={styles.answers}>
        {answers.map(({ id, question, answer }) => (
          <Disclosure key={id} look="card" summary={<span lang={scriptLanguage(question)}>{question}</span>}>
            <p lang={scriptLanguage(answer)} className={styles.answer}>
              {answer}
            </p>
          </Disclosure>
        ))}
      </div>
    </section>
  )
}
