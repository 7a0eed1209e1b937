import { product } from '#contract/product.ts'
import type { TermUse } from '#foundation/taxonomy/admin-taxonomy.contract.ts'
import type { MOTIFS, TermList } from '#foundation/taxonomy/taxonomy.contract.ts'
import { m } from '#messages/messages.js'

export const listNames: Record<TermList, () => string> = {
  age_groups: m.admin_ages,
  skills: m.admin_skills,
  tags: m.admin_tags,
  resource_types: m.admin_resource_types,
  event_types: m.admin_taxonomy_event_types,
  school_types: m.admin_taxonomy_school_types,
  occupations: m.admin_taxonomy_occupations,
}

/** Why a term that the product depends on can't be merged. */
const reasons: Partial<Record<TermList, (names: { product: string }) => string>> = {
  occupations: m.admin_taxonomy_needed_occupation,
  event_types: m.admin_taxonomy_needed_event_type,
  resource_types: m.admin_taxonomy_needed_resource_type,
}
export const whyNeeded = (list: TermList) =>
  (reasons[list] ?? m.admin_taxonomy_needed)({ product: product.name })

/** What a table contains; similar tables share a label. */
const things: readonly [begins: string, name: () => string][] = [
  ['users.user_type_id', m.admin_taxonomy_use_user_type],
  ['users.', m.admin_people],
  ['user_', m.admin_taxonomy_use_interests],
  ['event', m.nav_events],
  ['resource', m.nav_resources],
  ['certificate_program', m.admin_programs],
  ['awareness_program', m.awareness_admin],
  ['banner', m.admin_banners],
]

/** An unknown table, of a later version, is shown by its own name. */
export function placeName({ table, column }: Pick<TermUse, 'table' | 'column'>): string {
  const known = things.find(([begins]) => `${table}.${column}`.startsWith(begins))
  return known ? known[1]() : table.replace(/[_"]/g, ' ').trim()
}

export const motifNames: Record<(typeof MOTIFS)[number], () => string> = {
  daily: m.admin_taxonomy_motif_daily,
  feelings: m.admin_taxonomy_motif_feelings,
  hands: m.admin_taxonomy_motif_hands,
  move: m.admin_taxonomy_motif_move,
  numbers: m.admin_taxonomy_motif_numbers,
  play: m.admin_taxonomy_motif_play,
  read: m.admin_taxonomy_motif_read,
  senses: m.admin_taxonomy_motif_senses,
  speech: m.admin_taxonomy_motif_speech,
  steps: m.admin_taxonomy_motif_steps,
  technology: m.admin_taxonomy_motif_technology,
  together: m.admin_taxonomy_motif_together,
}
