import {
  type ListedModule,
  NEEDED_OF_PROGRAM,
  type NeededOfProgram,
  type ProgramForm,
} from '../../admin-programs.contract.ts'

/** What must still be there before everyone sees it: texts in one language are enough. */
export function missingOfProgram(
  form: ProgramForm,
  modules: readonly Pick<ListedModule, 'has_work'>[],
): NeededOfProgram[] {
  const isThere: Record<NeededOfProgram, boolean> = {
    summary: form.summary_en !== '' || form.summary_hi !== '',
    description: form.description_en !== '' || form.description_hi !== '',
    modules: modules.length > 0,
    work: modules.every(({ has_work }) => has_work),
  }
  return NEEDED_OF_PROGRAM.filter((name) => !isThere[name])
}
