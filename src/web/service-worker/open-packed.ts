import { createPartialResponse } from 'workbox-range-requests'
import { personOfDevice } from '#foundation/offline/device/device-person.ts'
import { packCache, packsOf } from '#foundation/offline/device/packs.ts'

/** Files that people save in packs. */
export const PACKED =
  /^\/(files|files-grey|resource-captions|resource-pages|events\/details\/\d+\/captions)\//

/** Loads private files from the network; offline, from what this device's person saved, and nobody else's. */
export async function openPacked({ request }: { request: Request }): Promise<Response> {
  try {
    return await fetch(request)
  } catch (fault) {
    const saved = await savedCopy(request)
    if (saved) return saved
    throw fault
  }
}

async function savedCopy(request: Request): Promise<Response | undefined> {
  const person = await personOfDevice()
  if (!person) return undefined
  const { pathname, searchParams } = new URL(request.url)
  for (const { name } of await packsOf(person.user_id)) {
    const copy = await (await caches.open(packCache(name))).match(pathname, { ignoreVary: true })
    if (!copy) continue
    if (request.headers.has('range')) return createPartialResponse(request, copy)
    return searchParams.has('download') ? asDownload(copy) : copy
  }
  return undefined
}

function asDownload(copy: Response): Response {
  const headers = new Headers(copy.headers)
  const disposition = headers.get('content-disposition')
  headers.set('content-disposition', disposition?.replace(/^inline/, 'attachment') ?? 'attachment')
  return new Response(copy.body, { headers })
}
