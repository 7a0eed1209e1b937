import { DEFAULT_LENGTH } from '#contract/wire.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { certificateProgramsContract } from '../../certificate-programs.contract.ts'
import { getProgram } from './get-program.ts'
import { listPrograms } from './list-programs.ts'

export function detailsRoutes({ serve, viewers }: RouteParts): void {
  serve(certificateProgramsContract.listPrograms, async ({ db, query, language, now, ...call }) => {
    const { is_mine, page = 1, length = DEFAULT_LENGTH } = query
    const isMine = is_mine === 'true'
    const viewer = isMine ? await viewers.signedIn(call) : await viewers.viewerOf(call)
    return listPrograms(db, viewer, { isMine, language, now, page, length })
  })

  serve(certificateProgramsContract.getProgram, async ({ db, params, language, now, ...call }) => {
    const viewer = await viewers.viewerOf(call)
    return { data: await getProgram(db, viewer, { id: params.id, language, now }) }
  })
}
