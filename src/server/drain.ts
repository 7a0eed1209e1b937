import { once } from 'node:events'
import type { Server as HttpServer, ServerResponse } from 'node:http'
import { Server } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'

const LOOK_EVERY_MS = 20
/**
 * A second in which a proxy may still send over connections that it kept open: closed at once, they would lose its
 * request. Counted in checks, because a process that was blocked has not read during that time.
 */
const LOOKS_KEPT_OPEN = 50
const MOST_TURNS_ACCEPTING = 1_000

/**
 * Stops a server behind a proxy without losing a request. New connections are refused, so the proxy asks another
 * process, even with a POST. Whatever still arrives over an open connection is answered, and ends that connection.
 * @returns a function that drains it, and returns whether every request was answered within the limit; the others are
 * cut off
 */
export function drainable(server: HttpServer): (limitMs: number) => Promise<boolean> {
  const answering = new Set<ServerResponse>()
  let isDraining = false
  server.prependListener('request', (_request, response: ServerResponse) => {
    answering.add(response)
    response.once('close', () => answering.delete(response))
    if (isDraining) endsConnection(response)
  })
  return async (limitMs) => {
    isDraining = true
    let isComplete = true
    const limit = setTimeout(() => {
      isComplete = answering.size === 0
      server.closeAllConnections()
    }, limitMs)
    for (const response of answering) endsConnection(response)
    await acceptWaiting(server)
    const closed = once(server, 'close')
    // The `close` of node:http would also end idle connections at once.
    Server.prototype.close.call(server)
    let looks = 0
    const looking = setInterval(async () => {
      looks += 1
      if (looks < LOOKS_KEPT_OPEN) return
      // First reads what has already arrived.
      await turn()
      if (answering.size === 0) server.closeAllConnections()
      else server.closeIdleConnections()
    }, LOOK_EVERY_MS)
    await closed
    clearInterval(looking)
    clearTimeout(limit)
    return isComplete
  }
}

/** Connections that a busy process has not accepted yet are lost when it stops listening: each turn accepts one. */
async function acceptWaiting(server: HttpServer): Promise<void> {
  let hasAccepted = true
  const note = () => {
    hasAccepted = true
  }
  server.on('connection', note)
  for (let turns = 0; hasAccepted && turns < MOST_TURNS_ACCEPTING; turns += 2) {
    hasAccepted = false
    await turn()
    await turn()
  }
  server.off('connection', note)
}

function endsConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}
