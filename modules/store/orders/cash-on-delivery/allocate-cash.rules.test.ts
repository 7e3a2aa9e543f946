import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocateCash } from './cash-collections.rules.ts'
import { isNotArriving, fulfilmentStates } from '../fulfilment/fulfilment.states.ts'

const none = { collected: new Map<string, number>(), due: new Map<string, number>() }

const pots = { name: 'O-1', state: 'shipped' as const, total: 470_00, credited_amount: null }
const cloths = { name: 'O-2', state: 'placed' as const, total: 450_00, credited_amount: 0 }

test('Collects each package’s own amount at delivery, and never asks for collected cash again', () => {
  expect([...allocateCash(920_00, [pots, cloths], none)]).toEqual([
    ['O-1', 470_00],
    ['O-2', 450_00],
  ])
  const rest = allocateCash(450_00, [pots, cloths], { ...none, collected: new Map([['O-1', 470_00]]) })
  expect([...rest]).toEqual([['O-2', 450_00]])
  const lost = { ...pots, state: 'lost' as const, credited_amount: 470_00 }
  expect([...allocateCash(450_00, [lost, cloths], none)]).toEqual([['O-2', 450_00]])
})

test('Collected cash stays as it is after later reductions, and only the rest is asked for less', () => {
  const came = { ...cloths, state: 'delivered' as const, credited_amount: 400_00 }
  const handedOver = { ...none, due: new Map([['O-2', 450_00]]) }
  expect([...allocateCash(520_00, [pots, came], handedOver)]).toEqual([
    ['O-2', 450_00],
    ['O-1', 70_00],
  ])
  expect([...allocateCash(300_00, [pots, came], handedOver)]).toEqual([['O-2', 300_00]])
})

test('Asks for no paise when the order is in whole rupees: the last package takes them in any order', () => {
  const [first, second] = [
    { ...pots, total: 452_40 },
    { ...cloths, total: 3717_60 },
  ]
  const parts = (owed: number, collected: readonly (readonly [string, number])[]) => [
    ...allocateCash(owed, [first, second], { ...none, collected: new Map(collected) }),
  ]
  expect(parts(4170_00, [])).toEqual([
    ['O-1', 452_00],
    ['O-2', 3718_00],
  ])
  expect(parts(3718_00, [['O-1', 452_00]])).toEqual([['O-2', 3718_00]])
  expect(parts(452_00, [['O-2', 3718_00]])).toEqual([['O-1', 452_00]])
  expect(parts(4170_50, [])).toEqual([
    ['O-1', 452_40],
    ['O-2', 3718_10],
  ])
})

test('Collection parts are whole rupees where the amounts are, and never below zero', () => {
  const rupees = fc.integer({ min: 0, max: 50 }).map((count) => count * 100)
  const fulfilment = fc.record({
    state: fc.constantFrom(...fulfilmentStates),
    total: fc.integer({ min: 0, max: 5000 }),
    credited_amount: fc.option(fc.integer({ min: 0, max: 5000 })),
    due: fc.option(rupees),
  })
  fc.assert(
    fc.property(rupees, fc.array(fulfilment, { maxLength: 5 }), (owed, made) => {
      const fulfilments = made.map((one, at) => ({ ...one, name: String(at) }))
      const due = new Map(fulfilments.flatMap((one) => (one.due === null ? [] : [[one.name, one.due]])))
      const parts = [...allocateCash(owed, fulfilments, { ...none, due }).values()]
      expect(parts.every((part) => part > 0 && part % 100 === 0)).toBe(true)
    }),
  )
})

test('Collection parts add up to the balance due as long as any package is delivered', () => {
  const amount = fc.integer({ min: 0, max: 1000 })
  const fulfilment = fc.record({
    state: fc.constantFrom(...fulfilmentStates),
    total: amount,
    credited_amount: fc.option(amount),
    collected: amount,
    due: fc.option(amount),
  })
  fc.assert(
    fc.property(amount, fc.array(fulfilment, { maxLength: 5 }), (owed, made) => {
      const fulfilments = made.map((one, at) => ({ ...one, name: String(at) }))
      const collected = new Map(fulfilments.map((one) => [one.name, one.collected]))
      const due = new Map(fulfilments.flatMap((one) => (one.due === null ? [] : [[one.name, one.due]])))
      const parts = [...allocateCash(owed, fulfilments, { collected, due }).values()]
      const isComing = fulfilments.some(({ state }) => !isNotArriving(state))
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(isComing ? owed : 0)
      expect(parts.every((part) => part > 0)).toBe(true)
    }),
  )
})
