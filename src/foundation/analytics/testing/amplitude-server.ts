import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Captured {
  address: string
  /** Every header as it was sent. */
  headers: Record<string, string | string[] | undefined>
  body: { api_key: string; events: Record<string, unknown>[] }
}

/** A stand-in for Amplitude's HTTP V2 API that records what arrives and answers as the test wants. */
export async function startAmplitude() {
  const captured: Captured[] = []
  const takes = () => ({ status: 200, body: { code: 200 } })
  let answer: (events: Captured['body']['events']) => { status: number; body: object } = takes
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const body = JSON.parse(text) as Captured['body']
    captured.push({ address: `${request.method} ${request.url}`, headers: request.headers, body })
    const { status, body: words } = answer(body.events)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(words))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    captured,
    /** All events of all calls, in order. */
    events: () => captured.flatMap(({ body }) => body.events),
    answers(next: typeof answer = takes): void {
      answer = next
    },
    clear(): void {
      captured.length = 0
      answer = takes
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}
