import { expect, test } from 'vitest'
import { docType, everything, metaOf, text } from '#framework/doctypes'
import { defineModule, method, signedInUsers } from '#framework/modules'
import { methodNames } from './call-method.ts'

const ring = method({ access: signedInUsers, input: { name: text() }, run: () => Promise.resolve() })

const typeWithAction = (called: string, confirmation = called) =>
  docType('Sample Bell', {
    fields: { title: text() },
    access: { 'System Manager': everything },
    actions: [
      { label: 'Ring', method: called, dependsOn: "eval:doc.title != ''", isFinal: true, confirmation },
    ],
  })

const moduleWith = (called: string, confirmation = called) =>
  defineModule({
    name: 'bells',
    docTypes: [typeWithAction(called, confirmation)],
    methods: { ringOnce: ring },
  })

test('A document action must call an existing method', () => {
  expect([...methodNames([moduleWith('mela.bells.ring_once')]).keys()]).toEqual(['bells.ring_once'])
  expect(() => methodNames([moduleWith('mela.bells.ring_twice')])).toThrow(
    'Sample Bell: Ring calls mela.bells.ring_twice, which is none',
  )
  expect(() => methodNames([moduleWith('mela.bells.ring_once', 'mela.bells.how_loud')])).toThrow(
    'Sample Bell: Ring calls mela.bells.how_loud, which is none',
  )
})

test('Clients get actions in Frappe’s format', () => {
  expect(metaOf(typeWithAction('mela.bells.ring_once')).actions).toEqual([
    {
      ...{ doctype: 'DocType Action', parent: 'Sample Bell', idx: 1, group: null, hidden: 0 },
      ...{ label: 'Ring', action_type: 'Server Action', action: 'mela.bells.ring_once' },
      ...{
        depends_on: "eval:doc.title != ''",
        is_final: 1,
        is_next: 0,
        confirmation: 'mela.bells.ring_once',
      },
    },
  ])
})
