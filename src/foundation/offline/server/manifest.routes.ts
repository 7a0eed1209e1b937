import { product } from '#contract/product.ts'
import type { RouteParts } from '#foundation/feature.ts'

/** The background colour of ui-kit/tokens.css, shown while the first page opens. */
const PAPER = '#fffdf8'

const ICONS = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** The web app manifest; a route, because administrators can change the name. */
export function manifestRoutes({ app }: RouteParts): void {
  app.get('/manifest.webmanifest', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', 'public, max-age=3600')
      .send(
        JSON.stringify({
          id: '/',
          name: product.name,
          short_name: product.name,
          description: product.tagline,
          start_url: '/',
          scope: '/',
          display: 'standalone',
          background_color: PAPER,
          theme_color: product.themeColor,
          icons: ICONS,
        }),
      ),
  )
}
