import { createFileRoute, notFound } from '@tanstack/react-router'
import type { Api } from '#contract/client.ts'
import { isAddressId } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import thanks from '#ui-kit/thank-you.module.css'
import { ThankYou } from '#ui-kit/thank-you.tsx'
import type { ModuleEvent, ProgramDetails } from '../../certificate-programs.contract.ts'
import { programAddress } from '../../program-address.contract.ts'
import { programCatalogue } from '../catalogue/programs-search.ts'
import { loadProgram } from '../details/load-program.ts'
import { eventsOf } from './choosable-events.ts'
import { programThanksTexts } from './program-thanks-texts.ts'
import thanked from './thanked-events.module.css'
import { ThankedDates, ThankedFilms } from './thanked-events.tsx'

/** After registering for events of a program; without an id, only what is true of every program. */
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

/** Loads the recordings that can be watched immediately; none for people who aren't enrolled. */
async function loadFilms(api: Api, { id, progress }: ProgramDetails): Promise<ModuleEvent[]> {
  if (progress === null) return []
  const films = await api('POST /v2/event/course/modules/registered_events/', { body: { id } })
  return films.success ? films.data : []
}

function ThankYouPage() {
  const { program, films, publicUrl } = Route.useLoaderData()
  const mine = program ? eventsOf(program).filter(isAhead) : []
  const isInside = program !== null && program.progress !== null
  const { title, next } =
    program && !isInside
      ? { title: m.program_thanks_none_title(), next: [m.program_thanks_none()] }
      : programThanksTexts(mine, films)
  return (
    <ThankYou
      page={m.thanks_page_register()}
      title={title}
      text={program?.title}
      textLanguage={program?.text_language}
      next={next}
      after={program && isInside && <MailAgain id={program.id} />}
      ways={[
        program
          ? { href: programAddress(program), label: m.program_thanks_to_program() }
          : { href: programCatalogue.path, label: m.programs_see_all() },
        { href: '/my-pankh-page?tab=programs', label: m.program_thanks_mine() },
      ]}
    >
      <ThankedDates events={mine} publicUrl={publicUrl} />
      <ThankedFilms films={films} />
    </ThankYou>
  )
}

const isAhead = ({ status, registration }: ModuleEvent) =>
  registration !== null && (status === 'Upcoming' || status === 'Scheduled')

/** Sends the email again, with a calendar file, for people who can't find it. */
function MailAgain({ id }: { id: number }) {
  return (
    <Disclosure summary={m.program_email_again_title()} look="card">
      <Form
        call="POST /v2/event/course/modules/register_course_module_email/"
        headingLevel={3}
        className={thanked.form}
        onSent={() => undefined}
      >
        <input type="hidden" name="id" value={id} />
        <p className={thanks.text}>{m.program_email_again_help()}</p>
        <SubmitButton variant="second" size="normal">
          {m.program_email_again()}
        </SubmitButton>
      </Form>
    </Disclosure>
  )
}
