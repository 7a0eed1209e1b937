import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { Award, CirclePlay, type Icon } from '#ui-kit/icons.ts'
import type { ProgramCard, ProgressLabel } from '../../certificate-programs.contract.ts'
import { programAddress } from '../../program-address.contract.ts'

const ways: Record<ProgressLabel, { words: () => string; place: string; icon: Icon }> = {
  Live: { words: m.program_go_live, place: '#next', icon: CirclePlay },
  'In Progress': { words: m.program_go_on, place: '#next', icon: CirclePlay },
  'Not started': { words: m.program_go_start, place: '#next', icon: CirclePlay },
  Completed: { words: m.program_go_certificate, place: '#certificate', icon: Award },
}

/** From a card to where the person goes on: what is next, or the certificate. */
export function GoOnLink({ program }: { program: ProgramCard }) {
  const { words, place, icon: Picture } = ways[program.progress?.label ?? 'Not started']
  return (
    <AddressLink
      href={`${programAddress(program)}${place}`}
      className={buttonClass({ variant: 'primary', isWide: true })}
    >
      <Picture aria-hidden="true" />
      {words()}
      <span className="visually-hidden">: {program.title}</span>
    </AddressLink>
  )
}
