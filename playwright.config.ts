import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { fastFolder } from './tools/testing/fast-folder.ts'

const port = Number(process.env.MELA_E2E_PORT ?? 5199)
const address = `http://127.0.0.1:${port}`

/** Folder with the server's data of this run. Workers read these settings too, and must find the same folder. */
function dataFolder(): string {
  const given = process.env.MELA_E2E_DATA
  if (given !== undefined) return given
  const folder = mkdtempSync(join(fastFolder(), 'mela-e2e-'))
  // As root, PostgreSQL runs as another user, who must be able to traverse the folder.
  chmodSync(folder, 0o711)
  process.env.MELA_E2E_DATA = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const executablePath = process.env.MELA_CHROMIUM

/**
 * `MELA_E2E_TRACE=1` records a trace. It costs a third of the time, so that failures have only a screenshot by default.
 */
const isTraced = process.env.MELA_E2E_TRACE === '1'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    baseURL: address,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    trace: isTraced ? 'retain-on-failure' : 'off',
    launchOptions: {
      args: ['--no-sandbox'],
      ...(executablePath === undefined || executablePath === '' ? {} : { executablePath }),
    },
  },
  // A journey runs in both windows unless it has the tag of one.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: {
        browserName: 'chromium',
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 1,
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { browserName: 'chromium', viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: `exec "${process.execPath}" e2e/support/server.ts`,
    url: `${address}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      MELA_DATA: dataFolder(),
      MELA_SEED: 'demo',
      NODE_ENV: 'production',
    },
  },
})
