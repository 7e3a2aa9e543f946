import { expect, test } from 'vitest'
import { sentencesIn } from './sentences-in.ts'

test('sentences, plain messages and headings of errors are found', () => {
  const { sources, untagged } = sentencesIn(`
    errorCatalogue('a', { b: { type: 'X', message: (c: string) => sentence\`No \${c} here\` } })
    errorCatalogue('a', { b: { type: 'X', message: () => 'Plain' } })
    new DialectError({ code: \`a.\${b}\`, title: 'Heading', messages: [isOne ? 'One' : sentence\`Many\`] })
  `)
  expect(sources).toEqual(['No {0} here', 'Plain', 'Heading', 'One', 'Many'])
  expect(untagged).toEqual([])
})

test('a template without the tag is told of', () => {
  const text = 'new DialectError({ code: `a.${b}`, messages: [`No ${c} here`] })'
  expect(sentencesIn(text).untagged).toEqual(['`No ${c} here`'])
})

test('what a function tells for its callers is found where it is called', () => {
  const { sources, untagged } = sentencesIn(`
    function refusal(code: string, message: Said) {
      return new DialectError({ code, messages: [message] })
    }
    refusal('a', 'Told')
    refusal('a', \`Not \${b} told\`)
  `)
  expect([sources, untagged]).toEqual([['Told'], ['`Not ${b} told`']])
})
