import { expect, test } from 'vitest'
import { readAudit } from './audit.mjs'

const reportOf = (...severities) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      severities.map((severity, index) => [
        `package-${index}`,
        { name: `package-${index}`, severity, range: '<1.0.0' },
      ]),
    ),
  })

test('A package with a high or critical vulnerability fails the audit by its name', () => {
  expect(readAudit(reportOf('moderate', 'high', 'critical'))).toEqual({
    isDone: true,
    failures: ['package-1 <1.0.0: high', 'package-2 <1.0.0: critical'],
  })
})

test('Lesser vulnerabilities pass, and so does a clean audit', () => {
  expect(readAudit(reportOf('low', 'moderate'))).toEqual({ isDone: true, failures: [] })
  expect(readAudit(reportOf())).toEqual({ isDone: true, failures: [] })
})

test.each([
  ['{"message":"405 Method Not Allowed","error":{"summary":"","detail":""}}', '405 Method Not Allowed'],
  ['{"error":{"summary":"network down"}}', 'network down'],
  ['', 'npm gave no report'],
])('An audit that could not run says so and fails nothing: %s', (text, why) => {
  expect(readAudit(text)).toEqual({ isDone: false, why, failures: [] })
})
