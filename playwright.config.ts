import { defineConfig } from '@playwright/test'
import { findChromium } from './tests/support/find-chromium.ts'

const PORT = Number(process.env.E2E_PORT ?? 4173)
const ADDRESS = `http://127.0.0.1:${PORT}`

// Workers read this file again: they inherit the answer and need not search.
process.env.CHROME_PATH = await findChromium()
// The demo is dated from the moment that it is loaded, which may be yesterday while the journeys run.
process.env.DEMO_LOADED_AT ??= new Date().toISOString()

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Where everything is checked at once, a journey that fails may show itself once more; it is named as flaky then
  // (docs/decisions/025). At the desk it fails at once.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  // A journey asks what happens, not how fast: this only ends what hangs, on a busy machine too.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./tests/support/accessibility-table.ts']],
  use: {
    baseURL: ADDRESS,
    browserName: 'chromium',
    // Journeys see what the line brings; those of offline let the worker in.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    // To record each journey takes a quarter of its time: where it gets a second try, that one is recorded.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'npm run serve:e2e',
    url: `${ADDRESS}/readyz`,
    env: { PORT: String(PORT) },
    reuseExistingServer: !process.env.CI,
    timeout: 240_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
