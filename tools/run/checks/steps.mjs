import { existsSync, readFileSync, rmSync } from 'node:fs'
import { audit as auditPackages } from './audit.mjs'
import { build } from '../build/build.mjs'
import { browser } from '../install/chromium.mjs'
import { runNode } from '../processes/child.mjs'
import { freePort } from '../processes/free-port.mjs'
import { inRepository, tools, repositoryRoot } from '../places.mjs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** Vitest and Playwright write counts to files, so that their output can be for people. */
const vitestReport = inRepository('.cache', 'vitest.json')

const playwrightReport = inRepository('.cache', 'playwright.json')

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

export const format = (paths = ['.']) => runNode([tools.prettier, '--check', '--log-level=warn', ...paths])

/** Reports type errors and broken rules that know types. */
export const types = (paths = []) => runNode([tools.oxlint, '--type-check', '--max-warnings=0', ...paths])

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

/**
 * Characters that suffice for an assertion with both of its values; a log's last lines may be read on small screens.
 */
const LONGEST_REASON = 400

const isStackLine = (line) => /^at\b/.test(line)

/** An error's message on one line, without colours and stack. */
function reasonOf(message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
  const end = lines.findIndex(isStackLine)
  const words = (end < 0 ? lines : lines.slice(0, end)).filter((line) => line !== '').join(' ')
  return words.length > LONGEST_REASON ? `${words.slice(0, LONGEST_REASON)}…` : words
}

export const failedTests = (report) =>
  (report?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const file = relative(repositoryRoot, name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0 && message) return [`${file}: ${reasonOf(message)}`]
    return failed.map((test) => `${file}: ${test.fullName}: ${reasonOf(test.failureMessages[0])}`)
  })

export const failedJourneys = (report) =>
  (report?.suites ?? []).flatMap((suite) => [
    ...failedJourneys(suite),
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName, results }) => `${spec.file}: ${spec.title} (${projectName}): ${whyOf(results)}`),
    ),
  ])

const whyOf = (results) => reasonOf(results.at(-1)?.error?.message)
