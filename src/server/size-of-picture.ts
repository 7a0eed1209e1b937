import type { FastifyInstance } from 'fastify'

/** Asks this process for the head of an address, with the caller's rights: what may not be opened weighs nothing. */
export function sizeOfPicture(app: FastifyInstance) {
  return async (
    url: string,
    { cookie, address }: { cookie: string | undefined; address: string },
  ): Promise<number | null> => {
    const answer = await app.inject({
      method: 'HEAD',
      url,
      remoteAddress: address,
      headers: {
        'accept-encoding': 'br',
        'x-pankh-in-process': app.inProcessKey,
        ...(cookie ? { cookie } : {}),
      },
    })
    const length = Number(answer.headers['content-length'])
    return answer.statusCode === 200 && length > 0 ? length : null
  }
}
