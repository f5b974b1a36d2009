import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { freePort } from './free-port.ts'

// The config is read again in every worker: port and folder are chosen once and handed on through the environment.
process.env.DOCMILL_E2E_PORT ??= String(freePort())
process.env.DOCMILL_E2E_DATA ??= mkdtempSync(path.join(tmpdir(), 'docmill-e2e-'))
const root = path.join(import.meta.dirname, '..')
const baseURL = `http://127.0.0.1:${process.env.DOCMILL_E2E_PORT}`

/** Journeys in a browser against a started server with an empty data folder. The web app must be built. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  // A browser on a busy machine can miss a moment; what passes on the second try is named in the result.
  retries: 1,
  // A busy machine of two cores took more than 15 s to open 15,000 rows, twice in a row.
  expect: { timeout: 45_000, toHaveScreenshot: { threshold: 0.08, maxDiffPixelRatio: 0.02, scale: 'css' } },
  // The same pictures whatever the system: fonts come with the pages.
  snapshotPathTemplate: '{testDir}/../looks/{arg}{ext}',
  forbidOnly: true,
  reporter: 'line',
  globalTeardown: './teardown.ts',
  use: {
    baseURL,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        // Chromium refuses its own sandbox to the superuser, as in containers; everyone else keeps it.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `${JSON.stringify(process.execPath)} --disable-warning=ExperimentalWarning server/main.ts`,
    cwd: root,
    url: `${baseURL}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: process.env.DOCMILL_E2E_PORT,
      HOST: '127.0.0.1',
      DOCMILL_DATA: process.env.DOCMILL_E2E_DATA,
      NODE_ENV: 'development',
      LOG_LEVEL: 'error',
      // A receiver of webhooks stands on this machine.
      DOCMILL_PRIVATE_TARGETS: 'allowed',
    },
  },
})
