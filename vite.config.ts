import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { sitemap } from './src/web/sitemap.ts'

export default defineConfig({
  build: { assetsInlineLimit: 0, target: 'es2022' },
  plugins: [
    paraglideVitePlugin({
      project: './project.inlang',
      outdir: './src/messages.gen',
      strategy: ['baseLocale'],
    }),
    tanstackStart({
      router: {
        entry: 'web/router.tsx',
        routesDirectory: '.',
        generatedRouteTree: 'web/route-tree.gen.ts',
        virtualRouteConfig: sitemap,
        quoteStyle: 'single',
      },
      client: { entry: 'web/client.tsx' },
      server: { entry: 'web/server.tsx', build: { inlineCss: true } },
      vite: { installDevServerMiddleware: false },
    }),
    react(),
  ],
})
