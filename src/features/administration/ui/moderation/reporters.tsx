import type { Reporter } from '#foundation/moderation/admin-moderation.contract.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { SoftLine } from '#ui-kit/soft-line.tsx'

/** Who reported, and how often they were right. Names are for administrators alone. */
export function Reporters({ reporters }: { reporters: readonly Reporter[] }) {
  if (reporters.length === 0) return null
  return (
    <Disclosure summary={m.admin_reporters()}>
      {reporters.map(({ id, name, reports_count, upheld_count }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: those without a name have nothing else, and never change places
        <SoftLine key={place}>
          {id === null ? (
            m.admin_reporter_somebody()
          ) : (
            <AddressLink href={`/admin/people/${id}`}>{name}</AddressLink>
          )}
          : {m.admin_reporter_counts({ reports: reports_count, upheld: upheld_count })}
        </SoftLine>
      ))}
    </Disclosure>
  )
}
