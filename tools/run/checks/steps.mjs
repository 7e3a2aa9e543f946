import { existsSync, readFileSync, rmSync } from 'node:fs'
import { audit as auditPackages } from './audit.mjs'
import { build } from '../build/build.mjs'
import { browser } from '../install/chromium.mjs'
import { runNode } from '../processes/child.mjs'
import { failedJourneys, failedTests } from './failures.mjs'
import { freePort } from '../processes/free-port.mjs'
import { inRepository, tools } from '../places.mjs'

/** Vitest and Playwright tell their counts in files, so that what they print may be for people. */
export const vitestReport = inRepository('.cache', 'vitest.json')
export const playwrightReport = inRepository('.cache', 'playwright.json')

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

export const format = (paths = ['.']) => runNode([tools.prettier, '--check', '--log-level=warn', ...paths])
export const types = () => runNode([tools.tsc, '-p', 'tsconfig.json'])
export const lint = (paths = ['.']) =>
  runNode([tools.eslint, '--max-warnings=0', '--cache', '--cache-location=.cache/eslint', ...paths])
export const arrows = () => runNode(['tools/arrows.ts'])
export const unused = () => runNode([tools.knip])
export const generated = () => runNode(['tools/generate.ts', '--check'])
export const audit = () => auditPackages()
export const buildAll = () => build(['--force'])

export async function unitTests(paths = []) {
  rmSync(vitestReport, { force: true })
  const code = await runNode([tools.vitest, 'run', ...paths])
  const report = readReport(vitestReport)
  return {
    code,
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    failures: failedTests(report),
  }
}

export async function journeys() {
  rmSync(playwrightReport, { force: true })
  const code = await runNode([tools.playwright, 'test'], {
    env: { MELA_CHROMIUM: await browser(), MELA_E2E_PORT: String(await freePort()) },
  })
  const report = readReport(playwrightReport)
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  return { code, passed: expected, failed: unexpected + flaky, failures: failedJourneys(report) }
}
