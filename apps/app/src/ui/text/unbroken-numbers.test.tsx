// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { UnbrokenNumbers } from './unbroken-numbers.tsx'

test('Keeps each number of a text in one piece', () => {
  render(
    <p>
      <UnbrokenNumbers text="School fees 2026-27 (FEE-2026-00001), receipt RCP/26-27/000003" />
    </p>,
  )
  expect(screen.getByText('FEE-2026-00001').className).toBe('unbroken')
  expect(screen.getByText('2026-27').className).toBe('unbroken')
  expect(screen.getByText('RCP/26-27/000003').className).toBe('unbroken')
  expect(screen.getByRole('paragraph').textContent).toBe(
    'School fees 2026-27 (FEE-2026-00001), receipt RCP/26-27/000003',
  )
})

test('Shows a text without a number as it is', () => {
  render(
    <p>
      <UnbrokenNumbers text="Lunch, once-a-week" />
    </p>,
  )
  expect(screen.getByText('Lunch, once-a-week').children).toHaveLength(0)
})
