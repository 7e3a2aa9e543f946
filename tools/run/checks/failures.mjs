import { relative } from 'node:path'
import { repositoryRoot } from '../places.mjs'

const firstLine = (text = '') => text.trim().split('\n', 1)[0]

/** What failed in Vitest's report (its JSON reporter's shape): file, name, and the first line of why. */
export const failedTests = (report) =>
  (report?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const file = relative(repositoryRoot, name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0 && message) return [`${file}: ${firstLine(message)}`]
    return failed.map((test) => `${file}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
  })

/** What failed in Playwright's report (its JSON reporter's shape): file, name, window, and the first line of why. */
export const failedJourneys = (report) =>
  (report?.suites ?? []).flatMap((suite) => [
    ...failedJourneys(suite),
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName, results }) => `${spec.file}: ${spec.title} (${projectName}): ${whyOf(results)}`),
    ),
  ])

const whyOf = (results) => firstLine(results.at(-1)?.error?.message)
