import { expect, test } from 'vitest'
import { idsIn, shownIdsIn } from './ids-in.ts'

test('The check finds ids with the names of their values', () => {
  const { named, beginnings } = idsIn(`
    message('orders.closed')
    frameworkMessage('documents.not_found', { type: typeMessage(type), ...{ name } })
    message(isOne ? 'orders.one' : 'orders.many', { title })
    message('orders.unknown', values)
    message(\`orders.not_served.\${why}\`, { things })
  `)
  expect(named).toEqual([
    { id: 'orders.closed', values: [] },
    { id: 'documents.not_found', values: ['type', 'name'] },
    { id: 'orders.one', values: ['title'] },
    { id: 'orders.many', values: ['title'] },
    { id: 'orders.unknown', values: null },
  ])
  expect(beginnings).toEqual(['orders.not_served.'])
})

test('Entries of an error catalogue name their texts', () => {
  const { named } = idsIn(`errorCatalogue('events', messages.en, {
    over: { type: 'X' },
    closed: { type: 'X', values: (title: string) => ({ title }) },
    short_key: shortKey,
  })`)
  expect(named).toEqual([
    { id: 'events.over', values: [] },
    { id: 'events.closed', values: ['title'] },
    { id: 'events.short_key', values: null },
  ])
})

test('A file that creates a module’s errors may name their keys in any string', () => {
  const { factories, strings } = idsIn(`
    const error = errorFactory('students', messages.en)
    atField('too_old', { years }, field)
  `)
  expect(factories).toEqual(['students'])
  expect(strings.has('too_old')).toBe(true)
})

test('Ids of app and desk are strings, or composed behind the name of their catalogue', () => {
  const { strings, composed } = shownIdsIn(
    'const bar = <Bar title="cart.title" />; t(`types.${name}`); t(`${market}.all`); t(`${path}.csv`)',
    { market: ['jobs', 'classifieds'] },
  )
  expect([...strings]).toEqual(['cart.title'])
  const isComposed = (id: string) => composed.some((pattern) => pattern.test(id))
  expect(['types.order', 'jobs.all', 'classifieds.all'].filter(isComposed)).toHaveLength(3)
  expect(['types', 'jobs.none', 'board.all', 'shelf.csv'].filter(isComposed)).toEqual([])
})
