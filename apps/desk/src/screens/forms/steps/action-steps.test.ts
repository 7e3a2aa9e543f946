import { expect, test } from 'vitest'
import { readMeta, type WireMeta } from '../../../data/document/doc-meta.ts'
import { actionSteps } from './use-offered-steps.ts'

const action = { action_type: 'Server Action', depends_on: "eval:doc.state == 'waiting'" }

const wire: WireMeta = {
  name: 'Task Log',
  title_field: 'task',
  sort_field: 'modified',
  sort_order: 'desc',
  fields: [],
  actions: [
    { ...action, label: 'Try again', action: 'mela.dead_letters.retry_task' },
    {
      ...action,
      label: 'Discard',
      action: 'mela.dead_letters.discard_task',
      is_final: 1,
      confirmation: 'mela.sample.ask',
    },
    {
      label: 'Record cash',
      action: 'mela.sample.record_cash',
      action_type: 'Server Action',
      depends_on: "eval:doc.state == 'due'",
      confirmation: 'mela.sample.ask',
    },
    { label: 'Look', action: 'mela.sample.look', action_type: 'Server Action', is_next: 1 },
    { label: 'Elsewhere', action: '/app/elsewhere', action_type: 'Route' },
  ],
}

const stepsOf = (state: string) => {
  const context = {
    meta: readMeta([wire]),
    stored: { name: 'TL-1', state },
    title: 'Send',
    t: (id: string) => id,
  }
  return actionSteps(context, '2030-01-01')
}

test('A module’s actions are buttons while their condition is true', () => {
  expect(stepsOf('waiting').map(({ verb }) => verb)).toEqual(['Try again', 'Discard', 'Look'])
  expect(stepsOf('discarded').map(({ verb }) => verb)).toEqual(['Look'])
})

test('The action that its module names is the primary one', () => {
  expect(stepsOf('discarded').map(({ isNext }) => isNext)).toEqual([true])
  expect(stepsOf('waiting').map(({ isNext }) => isNext)).toEqual([false, false, true])
})

test('An irreversible action asks for confirmation', () => {
  expect(stepsOf('waiting').map(({ confirmation }) => confirmation !== null)).toEqual([false, true, false])
})

test('An action with confirmation details asks, and is dangerous only when final', () => {
  const asking = [...stepsOf('due'), ...stepsOf('waiting')].filter((step) => step.confirmation?.method)
  expect(asking.map(({ verb, isDangerous }) => [verb, isDangerous])).toEqual([
    ['Record cash', false],
    ['Discard', true],
  ])
})

test('The module provides the confirmation details of a final action', () => {
  const discard = stepsOf('waiting').find(({ verb }) => verb === 'Discard')
  expect(discard?.confirmation?.method).toBe('mela.sample.ask')
})
