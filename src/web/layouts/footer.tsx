import { rootRouteId, useLoaderData } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { inPageLanguage, product, taglineIn } from '#contract/product.ts'
import { m } from '#messages/messages.js'
import { Feather } from '#ui-kit/brand-mark.tsx'
import styles from './footer.module.css'
import { PlaceLink } from './place-link.tsx'

/** What people look for most; each leads to a search (spec section 2, footer). */
const topics = [
  m.topic_autism,
  m.topic_adhd,
  m.topic_dyslexia,
  m.topic_speech,
  m.topic_sensory,
  m.topic_inclusion,
]

/** At the foot of every page: the same links in the same place. */
export function Footer() {
  return (
    <footer className={styles.foot}>
      <div className={styles.in}>
        <div className={styles.about}>
          <p className={styles.name}>
            <Feather className={styles.mark} />
            {product.name}
          </p>
          <p>{taglineIn()}</p>
          {product.footerNote && <p>{inPageLanguage(product.footerNote)}</p>}
        </div>
        <Group title={m.footer_links()}>
          <li>
            <PlaceLink to="/">{m.nav_events()}</PlaceLink>
          </li>
          <li>
            <PlaceLink to="/resource">{m.nav_resources()}</PlaceLink>
          </li>
          <li>
            <PlaceLink to="/programs">{m.awareness_area_welcome_title()}</PlaceLink>
          </li>
          <li>
            <PlaceLink to="/about">{m.nav_about()}</PlaceLink>
          </li>
          <li>
            <PlaceLink to="/offline">{m.offline_nav()}</PlaceLink>
          </li>
          <li>
            <PlaceLink to="/terms">{m.legal_terms()}</PlaceLink>
          </li>
          <li>
            <PlaceLink to="/privacy">{m.legal_privacy()}</PlaceLink>
          </li>
          <li>
            <PlaceLink to="/accessibility">{m.legal_accessibility()}</PlaceLink>
          </li>
          <li>
            <PlaceLink to="/privacy/choices">{m.consent_choices()}</PlaceLink>
          </li>
        </Group>
        <Program />
        <Topics title={m.footer_event_topics()} to="/" />
        <Topics title={m.footer_resource_topics()} to="/resource" />
        <Group title={m.footer_social()}>
          {Object.entries(product.social).map(
            ([name, href]) =>
              href && (
                <li key={name}>
                  <a href={tracked(href)} target="_blank" rel="noopener">
                    {name} <span className="visually-hidden">{m.opens_in_new_tab()}</span>
                  </a>
                </li>
              ),
          )}
        </Group>
      </div>
    </footer>
  )
}

const tracked = (href: string) =>
  `${href}?utm_source=${encodeURIComponent(product.name.toLowerCase())}&utm_medium=footer`

/** The modules of the newest program, each at its place; absent where there is none. */
function Program() {
  const { program } = useLoaderData({ from: rootRouteId })
  if (!program) return null
  return (
    <Group title={m.programs_title()}>
      {program.modules.map(({ id, module_name }) => (
        <li key={id} lang={program.text_language}>
          <PlaceLink to={program.address} hash={`module-${id}`}>
            {module_name}
          </PlaceLink>
        </li>
      ))}
    </Group>
  )
}

function Topics({ title, to }: { title: string; to: '/' | '/resource' }) {
  return (
    <Group title={title}>
      {topics.map((topic) => (
        <li key={topic()}>
          <PlaceLink to={to} search={{ search_query: topic() }}>
            {topic()}
          </PlaceLink>
        </li>
      ))}
    </Group>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav className={styles.group} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>{children}</ul>
    </nav>
  )
}
