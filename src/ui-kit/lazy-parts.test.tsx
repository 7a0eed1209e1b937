import { Suspense } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { expect, it } from 'vitest'
import { lazyCode } from './lazy-parts.tsx'

const code = { Notice: () => <p>It ends soon.</p> }

async function rendered(fetchCode: () => Promise<typeof code | undefined>, isLoadedFirst: boolean) {
  const { load, part } = lazyCode(fetchCode)
  const Notice = part((loaded) => loaded.Notice)
  if (isLoadedFirst) await load()
  const stream = await renderToReadableStream(
    <main>
      <Suspense>
        <Notice />
      </Suspense>
    </main>,
  )
  await stream.allReady
  return new Response(stream).text()
}

it.each([true, false])('shows a part whose code came, awaited before: %s', async (isLoadedFirst) => {
  expect(await rendered(async () => code, isLoadedFirst)).toContain('It ends soon.')
})

it.each([true, false])(
  'goes without a part whose file can not be had, awaited before: %s',
  async (isLoadedFirst) => {
    for (const fetchCode of [async () => undefined, () => Promise.reject(new Error('no network'))]) {
      const html = await rendered(fetchCode, isLoadedFirst)
      expect(html).toContain('<main>')
      expect(html).not.toMatch(/It ends soon|data-msg|error/)
    }
  },
)
