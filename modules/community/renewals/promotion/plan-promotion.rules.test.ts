import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planPromotion } from './plan-promotion.rules.ts'

const classes = [
  { name: 'Class 1', next_class: 'Class 2', capacity: null },
  { name: 'Class 2', next_class: 'Class 3', capacity: 2 },
  { name: 'Class 3', next_class: null, capacity: 2 },
]

test('Promotes everybody one class, the last class leaves, and a full class is reported', () => {
  const currentClasses = ['a', 'b', 'c'].map((student) => ({ student, class: 'Class 1' }))
  const leaving = { student: 'z', class: 'Class 3' }
  expect(
    planPromotion([...currentClasses, leaving], { classes, placed: new Map(), offered: new Map() }),
  ).toEqual([
    { student: 'a', from: 'Class 1', to: 'Class 2', problem: null },
    { student: 'b', from: 'Class 1', to: 'Class 2', problem: null },
    { student: 'c', from: 'Class 1', to: 'Class 2', problem: 'class is full' },
    { student: 'z', from: 'Class 3', to: null, problem: 'no next class' },
  ])
})

test('Gives a place offered to a new child to nobody else', () => {
  const offered = new Map([['Class 2', 2]])
  const [row] = planPromotion([{ student: 'a', class: 'Class 1' }], { classes, placed: new Map(), offered })
  expect(row?.problem).toBe('class is full')
})

test('An unknown class leads to no next class', () => {
  const [row] = planPromotion([{ student: 'a', class: 'Gone' }], {
    classes,
    placed: new Map(),
    offered: new Map(),
  })
  expect(row).toEqual({ student: 'a', from: 'Gone', to: null, problem: 'no next class' })
})

const currentClasses = fc.uniqueArray(
  fc.record({
    student: fc.integer({ min: 1, max: 60 }).map((number) => `STU-${number}`),
    class: fc.constantFrom('Class 1', 'Class 2', 'Class 3'),
  }),
  { selector: ({ student }) => student, maxLength: 60 },
)

test('Planning again after promotion moves nobody, and no class exceeds its capacity', () => {
  fc.assert(
    fc.property(currentClasses, (students) => {
      const first = planPromotion(students, { classes, placed: new Map(), offered: new Map() })
      const moved = first.filter(({ problem }) => problem === null)
      const placed = new Map(moved.map(({ student, to }) => [student, to ?? '']))
      const again = planPromotion(students, { classes, placed, offered: new Map() })
      expect(again.filter(({ problem }) => problem === null)).toEqual([])
      for (const { name, capacity } of classes)
        expect([...placed.values()].filter((to) => to === name).length).toBeLessThanOrEqual(
          capacity ?? Infinity,
        )
    }),
  )
})
