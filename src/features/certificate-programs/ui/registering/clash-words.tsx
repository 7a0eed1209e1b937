import { m } from '#messages/messages.js'
import type { ModuleEvent } from '../../certificate-programs.contract.ts'
import styles from './clash-words.module.css'

/** Said beside both events, never refused. */
export function ClashWords({ clashes }: { clashes: readonly ModuleEvent[] }) {
  return clashes.map(({ id, title }) => (
    <span key={id} className={styles.clash}>
      {m.program_clash({ title })}
    </span>
  ))
}
