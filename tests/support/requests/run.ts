import { callRequests, type Description } from './call-requests.ts'
import { type OpenServer, openServer } from './open-server.ts'
import { pageRequests } from './page-requests.ts'
import { type Finding, type Sent, sendRequests, tell } from './send-requests.ts'

/**
 * `npm run test:long:requests`, after `npm run build`: whatever anybody sends gets an answer that is no fault of the
 * server, and does not block others. SEED repeats the same requests, FROM and COUNT a part of them; without SEED they
 * differ each time.
 */
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000_000)
const from = Number(process.env.FROM ?? 0)
const CALLS = Number(process.env.COUNT ?? 20_000)
const PAGES = Number(process.env.PAGES ?? 5_000)
/** Requests at a time; the server is checked after each part. */
const PART = 500

const server = await openServer(Number(process.env.E2E_PORT ?? 4173))
const findings: Finding[] = []
try {
  console.log(`seed ${seed}, ${server.address}`)
  const description = (await (await fetch(`${server.address}/openapi.json`)).json()) as Description
  await round('calls', callRequests(description), CALLS)
  await round('pages', pageRequests(), PAGES)
} finally {
  await server.close()
}
for (const finding of findings) console.log(tell(finding, seed))
console.log(findings.length === 0 ? 'nothing found' : `${findings.length} found`)
process.exitCode = findings.length === 0 ? 0 : 1

async function round(name: string, requests: Parameters<typeof sendRequests>[1]['requests'], count: number) {
  const total: Sent = { statuses: {}, findings: [], heldOnce: 0 }
  const started = performance.now()
  for (let at = from; at < from + count; at += PART) {
    const part = await sendRequests(server, {
      requests,
      seed,
      from: at,
      count: Math.min(PART, from + count - at),
    })
    add(total, part)
    findings.push(...part.findings)
    if (part.findings.length > 0) console.log(part.findings.map((finding) => tell(finding, seed)).join('\n'))
    showErrors(server)
    if (!server.isThere())
      throw new Error(`the process ended after ${name} ${at} to ${at + PART}, seed ${seed}`)
  }
  const seconds = Math.round((performance.now() - started) / 1_000)
  console.log(
    `${name}: ${count} in ${seconds} s, ${total.findings.length} found, ${total.heldOnce} held once`,
  )
  console.log(
    `  ${Object.entries(total.statuses)
      .map(([status, times]) => `${status}: ${times}`)
      .join(', ')}`,
  )
}

function add(total: Sent, part: Sent): void {
  total.findings.push(...part.findings)
  total.heldOnce += part.heldOnce
  for (const [status, times] of Object.entries(part.statuses)) {
    total.statuses[status] = (total.statuses[status] ?? 0) + times
  }
}

function showErrors({ takeErrors }: OpenServer): void {
  const errors = takeErrors()
  if (findings.length > 0 && errors.length > 0)
    console.log(errors.map((line) => `  | ${line.slice(0, 700)}`).join('\n'))
}
