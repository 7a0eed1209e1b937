import type { BytesTask } from './bare/bytes.ts'
import type { Line } from './line.ts'
import { serveBare } from './processes.ts'
import { compare, type Load } from './rounds.ts'
import type { Stage } from './stage.ts'

/** The visitors' home page from the cache, compared with a bare Fastify route that sends the same brotli bytes. */
export default async function bench({ product }: Stage): Promise<Line[]> {
  const headers = { 'accept-encoding': 'br' }
  const task = await cachedPage(`${product.url}/`, headers)
  const bare = await serveBare(new URL('./bare/bytes.ts', import.meta.url), task)
  const load = (url: string): Load => ({ url, headers, connections: 10, pipelining: 4 })
  try {
    return [
      await compare({
        work: 'home for visitors, cached / bare Fastify with the same bytes',
        product: load(`${product.url}/`),
        bare: load(`${bare.url}/`),
        atLeast: 0.5,
      }),
    ]
  } finally {
    await bare.stop()
  }
}

/** The page as it is sent, still compressed: `fetch` would decompress it. */
async function cachedPage(url: string, headers: Record<string, string>): Promise<BytesTask> {
  const { request } = await import('node:http')
  const { buffer } = await import('node:stream/consumers')
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers }, (answer) => {
      const content = ['content-type', 'content-encoding', 'cache-control', 'vary']
      const kept = Object.entries(answer.headers).filter(([name]) => content.includes(name))
      buffer(answer).then(
        (bytes) => resolve({ base64: bytes.toString('base64'), headers: Object.fromEntries(kept) as never }),
        reject,
      )
    })
    sent.once('error', reject).end()
  })
}
