import { m } from '#messages/messages.js'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import type { AuditEntry } from '../../audit.contract.ts'
import styles from '../admin.module.css'

/** Each changed field with its old and new value. */
export function AuditChanges({ entry: { changes, personal_changes } }: { entry: AuditEntry }) {
  const own = Object.entries(changes)
  const personal = Object.entries(personal_changes ?? {})
  if (own.length + personal.length === 0) return '–'
  return (
    <Disclosure summary={m.admin_audit_fields({ count: own.length + personal.length })}>
      <Fields of={own} />
      {personal.length > 0 ? (
        <>
          <p className={styles.lead}>{m.audit_about_person()}</p>
          <Fields of={personal} />
        </>
      ) : null}
    </Disclosure>
  )
}

function Fields({ of }: { of: [name: string, values: [before: unknown, after: unknown]][] }) {
  if (of.length === 0) return null
  return (
    <dl className={styles.changes}>
      {of.map(([name, [before, after]]) => (
        <div key={name}>
          <dt>{name.replaceAll('_', ' ')}</dt>
          <dd>
            <span className="visually-hidden">{m.audit_before()} </span>
            <del>{inWords(before)}</del> → <span className="visually-hidden">{m.audit_after()} </span>
            <ins>{inWords(after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function inWords(value: unknown): string {
  if (value === null || value === '') return '–'
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(inWords).join(', ')
  if (typeof value !== 'object') return String(value)
  return Object.entries(value as object)
    .map(([name, part]) => `${name}: ${inWords(part)}`)
    .join('\n')
}
