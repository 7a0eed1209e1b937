import { rootRouteId, useLoaderData } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { inPageLanguage, product, taglineIn } from '#contract/product.ts'
import { tracking } from '#foundation/attribution/ui/attribution.ts'
import { useAttribution } from '#foundation/attribution/ui/use-attribution.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { Feather } from '#ui-kit/brand-mark.tsx'
import { ChevronDown } from '#ui-kit/icons.ts'
import { stringifySearch } from '../search-params.ts'
import styles from './footer.module.css'

/** What people look for most; each links to a search. */
const topics = [
  m.topic_autism,
  m.topic_adhd,
  m.topic_dyslexia,
  m.topic_speech,
  m.topic_sensory,
  m.topic_inclusion,
]

/** The footer of every page, with the same links in the same place. On a phone its groups are collapsed. */
export function Footer() {
  const foot = useUnfoldedWhereWide()
  return (
    <footer ref={foot} className={styles.foot}>
      <div className={styles.in}>
        <div className={styles.about}>
          <p className={styles.name}>
            <Feather className={styles.mark} />
            {product.name}
          </p>
          <p>{taglineIn()}</p>
          {product.footerNote && <p>{inPageLanguage(product.footerNote)}</p>}
          <ul className={styles.asking}>
            <li>
              <FootLink to="/help">{m.nav_help()}</FootLink>
            </li>
            <li>
              <ContactLink />
            </li>
          </ul>
        </div>
        <Group title={m.footer_links()}>
          <li>
            <FootLink to="/">{m.nav_events()}</FootLink>
          </li>
          <li>
            <FootLink to="/resource">{m.nav_resources()}</FootLink>
          </li>
          <li>
            <FootLink to="/programs">{m.awareness_area_welcome_title()}</FootLink>
          </li>
          <li>
            <AboutLink />
          </li>
          <li>
            <FootLink to="/offline">{m.offline_nav()}</FootLink>
          </li>
          <li>
            <FootLink to="/terms">{m.legal_terms()}</FootLink>
          </li>
          <li>
            <FootLink to="/privacy">{m.legal_privacy()}</FootLink>
          </li>
          <li>
            <FootLink to="/accessibility">{m.legal_accessibility()}</FootLink>
          </li>
          <li>
            <FootLink to="/privacy/choices">{m.consent_choices()}</FootLink>
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
                  <AwayLink href={href}>{name}</AwayLink>
                </li>
              ),
          )}
        </Group>
      </div>
    </footer>
  )
}

interface FootLinkProps {
  to: string
  /** A target on the page. */
  hash?: string
  search?: { search_query: string }
  children: string
}

/**
 * A link to our pages that passes on where the visit came from, even for a direct one. The router's own links are the
 * most expensive part of a page's footer on a slow phone.
 */
function FootLink({ to, hash, search, children }: FootLinkProps) {
  const query = stringifySearch({ ...search, ...tracking(useAttribution()) })
  return <AddressLink href={`${to}${query}${hash ? `#${hash}` : ''}`}>{children}</AddressLink>
}

function AboutLink() {
  if (!product.aboutUrl) return <FootLink to="/about">{m.nav_about()}</FootLink>
  return <AwayLink href={product.aboutUrl}>{m.nav_about()}</AwayLink>
}

/** The contact email, which administrators set (`email` in `foundation/settings`). */
export function ContactLink() {
  const { email } = product.organisation
  return <a href={`mailto:${email}`}>{m.footer_contact({ email })}</a>
}

function AwayLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={tracked(href)} target="_blank" rel="noopener">
      {children} <span className="visually-hidden">{m.opens_in_new_tab()}</span>
    </a>
  )
}

/** Adds tracking parameters to an external address, keeping those it has. */
export function tracked(href: string): string {
  if (!URL.canParse(href)) return href
  const url = new URL(href)
  url.searchParams.set('utm_source', product.name.toLowerCase())
  url.searchParams.set('utm_medium', 'footer')
  return url.href
}

/** Links to the modules of the newest program; null if there is none. */
function Program() {
  const { program } = useLoaderData({ from: rootRouteId })
  if (!program) return null
  return (
    <Group title={m.programs_title()}>
      {program.modules.map(({ id, module_name }) => (
        <li key={id} lang={program.text_language}>
          <FootLink to={program.address} hash={`module-${id}`}>
            {module_name}
          </FootLink>
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
          <FootLink to={to} search={{ search_query: topic() }}>
            {topic()}
          </FootLink>
        </li>
      ))}
    </Group>
  )
}

/** Collapsed on a phone; on wider screens always open, and the summary is only a heading. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav className={styles.group} aria-label={title}>
      <details className={styles.fold}>
        <summary className={styles.title}>
          <h2>{title}</h2>
          <ChevronDown aria-hidden="true" />
        </summary>
        <ul className={styles.links}>{children}</ul>
      </details>
    </nav>
  )
}

/** Opens the groups where CSS shows them anyway, so that they aren't announced as collapsed. */
function useUnfoldedWhereWide() {
  const foot = useRef<HTMLElement>(null)
  useEffect(() => {
    const wide = matchMedia('(width >= 600px)')
    const follow = () => {
      for (const group of foot.current?.querySelectorAll('details') ?? []) {
        group.open = wide.matches
        const summary = group.querySelector('summary')
        if (summary) summary.tabIndex = wide.matches ? -1 : 0
      }
    }
    follow()
    wide.addEventListener('change', follow)
    return () => wide.removeEventListener('change', follow)
  }, [])
  return foot
}
