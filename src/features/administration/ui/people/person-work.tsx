import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import type { AdministeredPerson } from '../../people.contract.ts'
import styles from './people.module.css'
import { countName, madeName } from './people-labels.ts'
import { PersonPart } from './person-part.tsx'

/** Counts of what they did here, and the public things that they created. */
export function PersonWork({ person: { counts, made } }: { person: AdministeredPerson }) {
  return (
    <PersonPart id="work" title={m.people_work()}>
      <dl className={styles.counts}>
        {counts.map(({ name, count }) => (
          <div key={name}>
            <dt>{countName(name)}</dt>
            <dd>{numberLabel(count)}</dd>
          </div>
        ))}
      </dl>
      {made.length > 0 ? (
        <Disclosure look="card" summary={m.people_made()}>
          <ul className={styles.made}>
            {made.map(({ kind, id, title, address, is_hidden }) => (
              <li key={`${kind} ${id}`}>
                <AddressLink href={address} lang={scriptLanguage(title)}>
                  {title}
                </AddressLink>
                <SoftLine>
                  {madeName(kind)}
                  {is_hidden ? ` · ${m.people_made_hidden()}` : null}
                </SoftLine>
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </PersonPart>
  )
}
