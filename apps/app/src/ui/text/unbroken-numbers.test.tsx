// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { UnbrokenNumbers } from './unbroken-numbers.tsx'

test('keeps each document number of a text in one piece', () => {
  render(
    <p>
      <UnbrokenNumbers text="Order ORD-2026-000015, Receipt RCP/26-27/000003" />
    </p>,
  )
  expect(screen.getByText('ORD-2026-000015').className).toBe('unbroken')
  expect(screen.getByText('RCP/26-27/000003').className).toBe('unbroken')
  expect(screen.getByRole('paragraph').textContent).toBe('Order ORD-2026-000015, Receipt RCP/26-27/000003')
})

test('shows a text without a number as it is', () => {
  render(
    <p>
      <UnbrokenNumbers text="Annual fee 2026-27" />
    </p>,
  )
  expect(screen.getByText('Annual fee 2026-27').children).toHaveLength(0)
})
