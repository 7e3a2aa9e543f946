import { spawnSync } from 'node:child_process'
import { npm } from '../install/install.mjs'
import { repositoryRoot } from '../places.mjs'
import { log } from '../log.mjs'

const readReport = (text) => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isSerious = ({ severity }) => severity === 'high' || severity === 'critical'

/**
 * Parses npm's audit: packages with a serious vulnerability, or why the audit failed. A registry without an audit, or
 * no network, is no finding.
 */
export function readAudit(text) {
  const report = readReport(text)
  const { vulnerabilities, error, message } = report ?? {}
  if (vulnerabilities === undefined)
    return { isDone: false, why: message ?? error?.summary ?? 'npm gave no report', failures: [] }
  const serious = Object.values(vulnerabilities).filter(isSerious)
  return {
    isDone: true,
    failures: serious.map(({ name, severity, range }) => `${name} ${range}: ${severity}`),
  }
}

export function audit() {
  const { program, first } = npm()
  const words = [...first, 'audit', '--omit=dev', '--audit-level=high', '--json']
  const { stdout } = spawnSync(program, words, {
    cwd: repositoryRoot,
    encoding: 'utf8',
    timeout: 120_000,
    maxBuffer: 2 ** 26,
  })
  const { isDone, why, failures } = readAudit(stdout ?? '')
  if (!isDone) log(`The audit of packages could not run here and was left out: ${why}`)
  for (const failure of failures) log(`A package has a known hole: ${failure}`)
  return { code: failures.length === 0 ? 0 : 1, failures }
}
