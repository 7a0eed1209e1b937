import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { success, textLanguage } from '#contract/wire.ts'

/** The newest program that accepts participants, with links to its modules. */
export const newestProgram = z.object({
  id: z.int(),
  title: z.string(),
  /** The language of the title and modules. */
  text_language: textLanguage,
  /** The address of its page. */
  address: z.string(),
  modules: z.array(z.object({ id: z.int(), module_name: z.string() })),
})
export type NewestProgram = z.output<typeof newestProgram>

export const newestProgramContract = {
  getNewestProgram: endpoint({
    method: 'GET',
    path: '/v2/event/course/newest/',
    summary: 'Returns the newest published certificate program and its modules, for the footer of every page',
    isSameForAll: true,
    reply: success(newestProgram.nullable()),
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof newestProgramContract> {}
}
