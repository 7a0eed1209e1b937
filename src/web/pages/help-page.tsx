import { createFileRoute, useRouter } from '@tanstack/react-router'
import { product } from '#contract/product.ts'
import { useViewer } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { Button, buttonClass } from '#ui-kit/button.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { Mail } from '#ui-kit/icons.ts'
import { addressLinks } from '#ui-kit/page-address.tsx'
import { pageTitle } from '#ui-kit/page-head.tsx'
import { useIsRunning } from '#ui-kit/store.ts'
import { tourSteps } from '../guide/tour-steps.ts'
import styles from './help-page.module.css'

/** Frequent questions with answers and links, and the contact email. */
export const Route = createFileRoute('/_default/help')({
  loader: ({ context }) => ({ publicUrl: context.publicUrl }),
  head: ({ loaderData }) => ({
    meta: [
      { title: pageTitle(m.nav_help()) },
      { name: 'description', content: m.help_lead() },
      { property: 'og:title', content: m.nav_help() },
      { property: 'og:image', content: `${loaderData?.publicUrl ?? ''}/art/share-default.png` },
    ],
    links: addressLinks(loaderData?.publicUrl ?? '', '/help'),
  }),
  component: HelpPage,
})

/** Answers name buttons by their labels. */
const questions = () => [
  {
    question: m.help_join(),
    answer: m.help_join_answer({ button: m.registration_join() }),
    way: m.help_join_way(),
    href: '/?status=upcoming',
  },
  {
    question: m.help_cancel(),
    answer: m.help_cancel_answer({
      button: m.registration_cancel(),
      confirm: m.registration_cancel_button(),
    }),
    way: m.help_cancel_way(),
    href: '/my-pankh-page',
  },
  {
    question: m.help_missed(),
    answer: m.help_missed_answer({ tab: m.status_on_demand() }),
    way: m.help_missed_way(),
    href: '/?status=on-demand',
  },
  {
    question: m.help_files(),
    answer: m.help_files_answer({ button: m.resource_download() }),
    way: m.help_files_way(),
    href: '/resource',
  },
  { question: m.help_share(), answer: m.help_share_answer(), way: m.help_share_way(), href: '/resource/add' },
  {
    question: m.help_certificate(),
    answer: m.help_certificate_answer(),
    way: m.help_certificate_way(),
    href: '/my-pankh-page?when=past',
  },
  {
    question: m.help_password(),
    answer: m.help_password_answer({ button: m.auth_forgot() }),
    way: m.help_password_way(),
    href: '/auth/reset-password',
  },
  {
    question: m.help_reading(),
    answer: m.help_reading_answer({ button: m.reading_title() }),
    way: m.help_reading_way(),
    href: '/reading',
  },
  {
    question: m.help_account(),
    answer: m.help_account_answer(),
    way: m.help_account_way(),
    href: '/profile/privacy',
  },
]

function HelpPage() {
  const { email } = product.organisation
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.heading}>{m.nav_help()}</h1>
        <p className={styles.lead}>{m.help_lead()}</p>
      </header>
      <div className={styles.questions}>
        <NewHere />
        {questions().map(({ question, answer, way, href }) => (
          <Disclosure key={href} look="card" summary={question}>
            <p>{answer}</p>
            <AddressLink href={href} className={styles.way}>
              {way}
            </AddressLink>
          </Disclosure>
        ))}
        <div className={styles.keys}>
          <Disclosure look="card" summary={m.shortcuts_title()}>
            <p>{m.shortcuts_help()}</p>
            <GuideButton part="shortcuts">{m.shortcuts_show()}</GuideButton>
          </Disclosure>
        </div>
      </div>
      <section className={styles.contact} aria-labelledby="write-to-us">
        <h2 id="write-to-us">{m.help_contact()}</h2>
        <p>{m.help_contact_text()}</p>
        <a href={`mailto:${email}`} className={buttonClass({ variant: 'primary' })}>
          <Mail aria-hidden="true" />
          {email}
        </a>
      </section>
    </div>
  )
}

/** The tour as text; with scripts it can also be shown. */
function NewHere() {
  const steps = tourSteps(useViewer() !== null)
  return (
    // A link to the target inside opens it before React hydrates.
    <Disclosure look="card" summary={m.tour_heading()} suppressHydrationWarning>
      <p id="tour">{m.tour_lead()}</p>
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>: {text}
          </li>
        ))}
      </ol>
      <GuideButton part="tour">{m.tour_begin()}</GuideButton>
    </Disclosure>
  )
}

/** Needs scripts, so it isn't rendered without them. */
function GuideButton({ part, children }: { part: 'tour' | 'shortcuts'; children: string }) {
  const router = useRouter()
  const isRunning = useIsRunning()
  async function show() {
    const { showGuide } = await import('../guide/show-guide.tsx')
    showGuide(router, part)
  }
  return isRunning ? <Button onClick={show}>{children}</Button> : null
}
