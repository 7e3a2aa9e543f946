import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { repositoryRoot } from '../places.mjs'

/** Enough for an assertion with both of its values; a log's last lines are read on small screens too. */
const LONGEST_REASON = 400

const isStackLine = (line) => /^at\b/.test(line)

/** An error's own words on one line, without colours and without the stack below them. */
function reasonOf(message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
  const end = lines.findIndex(isStackLine)
  const words = (end < 0 ? lines : lines.slice(0, end)).filter((line) => line !== '').join(' ')
  return words.length > LONGEST_REASON ? `${words.slice(0, LONGEST_REASON)}…` : words
}

/** What failed in Vitest's report (its JSON reporter's shape): file, name and reason. */
export const failedTests = (report) =>
  (report?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const file = relative(repositoryRoot, name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0 && message) return [`${file}: ${reasonOf(message)}`]
    return failed.map((test) => `${file}: ${test.fullName}: ${reasonOf(test.failureMessages[0])}`)
  })

/** What failed in Playwright's report (its JSON reporter's shape): file, name, window and reason. */
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
