import { DEMO_PASSWORD } from '#seeds/demo/content/people.ts'
import type { TreeTask } from './bare/tree.ts'
import type { Line } from './line.ts'
import { serveBare } from './processes.ts'
import { compare, type Load } from './rounds.ts'
import type { Stage } from './stage.ts'

/** A parent with interests, so that the page has suggestions for her. */
const PARENT = { identifier: 'meera@pankh.example', password: DEMO_PASSWORD }

/**
 * The home page of a parent of the demo, with all its calls and their queries, compared with React's renderToString of
 * the same loaded tree, on a bare Fastify route. HTTP is 1 or 2 % of that route's time; in return, both sides are
 * measured the same way.
 */
export default async function bench({ product }: Stage): Promise<Line[]> {
  const cookie = await logIn(product.url)
  const task: TreeTask = { productUrl: product.url, cookie }
  const bare = await serveBare(new URL('./bare/tree.ts', import.meta.url), task)
  const headers = { cookie }
  const load = (url: string): Load => ({ url, headers })
  try {
    await sameTree(`${product.url}/`, `${bare.url}/`, headers)
    return [
      await compare({
        work: 'home of a person, 12 cards / renderToString of the same tree',
        product: load(`${product.url}/`),
        bare: load(`${bare.url}/`),
        atLeast: 0.5,
      }),
    ]
  } finally {
    await bare.stop()
  }
}

/** Returns the cookie of a new session. */
async function logIn(productUrl: string): Promise<string> {
  const answer = await fetch(`${productUrl}/user/client/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(PARENT),
  })
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('accesstoken='))
  if (!cookie) throw new Error('nobody could log in')
  return cookie.split(';', 1)[0] ?? ''
}

/** Both sides must show the same text: a tree that failed or was cut short renders fast. */
async function sameTree(page: string, bare: string, headers: Record<string, string>): Promise<void> {
  const [product, rendered] = await Promise.all(
    [page, bare].map(async (url) => wordsOf(await (await fetch(url, { headers })).text())),
  )
  if (product !== rendered) throw new Error('the two sides do not render the same page')
}

function wordsOf(html: string): string {
  const bare = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replace(/<!--[\s\S]*?-->/g, '')
  return bare.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
}
