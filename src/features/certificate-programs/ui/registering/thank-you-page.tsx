import { createFileRoute, notFound } from '@tanstack/react-router'
import type { Api } from '#contract/client.ts'
import { isAddressId } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { UnlistedHead } from '#ui-kit/page-head.tsx'
import { PictureImage } from '#ui-kit/picture-image.tsx'
import styles from '#ui-kit/thank-you.module.css'
import type { ModuleEvent, ProgramDetails } from '../../certificate-programs.contract.ts'
import { programAddress } from '../../program-address.contract.ts'
import { programCatalogue } from '../catalogue/programs-search.ts'
import { loadProgram } from '../details/load-program.ts'
import { eventsOf } from './choosable-events.ts'
import { MailAgain } from './mail-again.tsx'
import { ThankedDates, ThankedFilms } from './thanked-events.tsx'

/** After registering for events of a program (spec section 2); without an id, what is true of any. */
export const Route = createFileRoute(
  '/_default/certificate-programs/thank-you/{-$certificateprogramname}/{-$certificateprogramid}',
)({
  loader: async ({ context: { api, publicUrl }, params: { certificateprogramid: id } }) => {
    if (id === undefined) return { program: null, films: [], publicUrl }
    if (!isAddressId(id)) throw notFound()
    const program = await loadProgram(api, id)
    return { program, films: await loadFilms(api, program), publicUrl, program_name: program.title }
  },
  component: ThankYouPage,
})

/** Those that can be watched at once. Whoever is not inside has none. */
async function loadFilms(api: Api, { id, progress }: ProgramDetails): Promise<ModuleEvent[]> {
  if (progress === null) return []
  const films = await api('POST /v2/event/course/modules/registered_events/', { body: { id } })
  return films.success ? films.data : []
}

function ThankYouPage() {
  const { program, films, publicUrl } = Route.useLoaderData()
  const mine = program ? eventsOf(program).filter(isAhead) : []
  const isInside = program !== null && program.progress !== null
  return (
    <div className={styles.page}>
      <UnlistedHead page={m.thanks_page_register()} />
      <div className={styles.thanks}>
        <PictureImage
          isAside
          className={styles.art}
          src="/art/mail-sent.svg"
          alt=""
          width="320"
          height="192"
        />
        <h1>{program && !isInside ? m.program_thanks_none_title() : m.thanks_register_title()}</h1>
        {program && (
          <p className={styles.text} lang={program.text_language}>
            {program.title}
          </p>
        )}
      </div>
      <ThankedDates events={mine} publicUrl={publicUrl} />
      <ThankedFilms films={films} />
      <section aria-labelledby="next" className={styles.next}>
        <h2 id="next">{m.thanks_next()}</h2>
        <ul className={styles.list}>
          {nextWords(program === null || isInside).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </section>
      {program && isInside && <MailAgain id={program.id} />}
      <Ways program={program} />
    </div>
  )
}

const isAhead = ({ status, registration }: ModuleEvent) =>
  registration !== null && (status === 'Upcoming' || status === 'Scheduled')

const nextWords = (isInside: boolean) =>
  isInside
    ? [m.program_thanks_mail(), m.program_thanks_join(), m.program_thanks_progress()]
    : [m.program_thanks_none()]

function Ways({ program }: { program: ProgramDetails | null }) {
  return (
    <div className={styles.ways}>
      {program ? (
        <AddressLink
          href={programAddress(program)}
          className={buttonClass({ variant: 'primary', size: 'big' })}
        >
          {m.program_thanks_to_program()}
        </AddressLink>
      ) : (
        <AddressLink
          href={programCatalogue.path}
          className={buttonClass({ variant: 'primary', size: 'big' })}
        >
          {m.programs_see_all()}
        </AddressLink>
      )}
      <AddressLink href="/my-pankh-page?tab=programs" className={buttonClass({ size: 'big' })}>
        {m.program_thanks_mine()}
      </AddressLink>
    </div>
  )
}
