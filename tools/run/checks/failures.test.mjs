import { expect, test } from 'vitest'
import { failedJourneys, failedTests } from './steps.mjs'
import { inRepository } from '../places.mjs'

test('A failed test is reported with its file, its name and the reason', () => {
  const failed = { status: 'failed', fullName: 'it holds', failureMessages: ['expected 1\n  at line 3'] }
  const results = [
    { name: inRepository('a.test.ts'), message: '', assertionResults: [{ status: 'passed' }, failed] },
  ]
  expect(failedTests({ testResults: results })).toEqual(['a.test.ts: it holds: expected 1'])
})

test('A file that could not be loaded is reported with the reason', () => {
  const results = [
    { name: inRepository('a.test.ts'), message: 'No such module\n  at import', assertionResults: [] },
  ]
  expect(failedTests({ testResults: results })).toEqual(['a.test.ts: No such module'])
})

test('A failed journey is reported at any nesting depth, with its viewport', () => {
  const tests = [
    { status: 'unexpected', projectName: 'phone', results: [{ error: { message: 'gone\nat' } }] },
  ]
  const deep = { specs: [{ title: 'walks', file: 'a.test.ts', tests }] }
  expect(failedJourneys({ suites: [{ suites: [deep] }] })).toEqual(['a.test.ts: walks (phone): gone'])
})

test('A missing report gives no names', () => {
  expect([...failedTests(undefined), ...failedJourneys(undefined)]).toEqual([])
})

test('A failed assertion is reported with both values and without colours', () => {
  const message =
    'Error: \u001B[2mexpect(\u001B[22mreceived).toEqual(expected)\n\n- []\n+ ["region"]\n    at page.ts:1'
  const tests = [{ status: 'unexpected', projectName: 'phone', results: [{ error: { message } }] }]
  const suite = { specs: [{ title: 'walks', file: 'a.test.ts', tests }] }
  const reason = 'Error: expect(received).toEqual(expected) - [] + ["region"]'
  expect(failedJourneys({ suites: [suite] })).toEqual([`a.test.ts: walks (phone): ${reason}`])
})

test('A long reason is cut', () => {
  const failed = { status: 'failed', fullName: 'it holds', failureMessages: ['x'.repeat(1000)] }
  const results = [{ name: inRepository('a.test.ts'), message: '', assertionResults: [failed] }]
  expect(failedTests({ testResults: results })[0]).toHaveLength('a.test.ts: it holds: '.length + 401)
})
