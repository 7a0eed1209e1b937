import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'

/** Resolves with what the parent wants to be served. */
export async function readTask<Task>(): Promise<Task> {
  const [task] = (await once(process, 'message')) as [Task]
  return task
}

/** Serves until the parent ends. */
export async function listen(app: FastifyInstance): Promise<void> {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  process.once('disconnect', () => process.exit(0))
  process.send?.({ url: address })
}
