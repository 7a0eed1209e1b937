import Fastify from 'fastify'
import { listen, readTask } from './listen.ts'

export interface BytesTask {
  base64: string
  headers: Record<string, string>
}

/** The least that Fastify can do for a page: send bytes from memory, with the headers that a browser needs. */
const { base64, headers } = await readTask<BytesTask>()
const bytes = Buffer.from(base64, 'base64')
const app = Fastify()
app.get('/', (_request, reply) => {
  reply.headers(headers).send(bytes)
})
await listen(app)
