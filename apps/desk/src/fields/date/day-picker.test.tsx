// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { renderPart, typeInto } from '../../testing/render-screen.tsx'
import { DayPicker } from './day-picker.tsx'

function Field() {
  const [value, setValue] = useState('2026-11-21')
  return (
    <>
      <DayPicker
        name="start_date"
        isInTable={false}
        labelled={{ label: 'Start' }}
        value={value}
        onChange={setValue}
        onBlur={() => undefined}
      />
      <output>{value}</output>
    </>
  )
}

async function typeAndLeave(text: string) {
  await renderPart(<Field />)
  const input = screen.getByRole('textbox', { name: 'Start' })
  await typeInto(input, text)
  await act(async () => input.blur())
  return input
}

const day = () => screen.getByRole('status').textContent

test.each(['31/02/2027', '12/31/2026', 'tomorrow'])(
  'Refuses %s at the field and keeps the input',
  async (typed) => {
    const input = await typeAndLeave(typed)
    expect(input).toHaveProperty('value', typed)
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Enter a date like 21/11/2026')).toBeTruthy()
    expect(day()).toBe(typed)
  },
)

test('Accepts a day in the usual spelling', async () => {
  const input = await typeAndLeave('29/11/2026')
  expect(day()).toBe('2026-11-29')
  expect(input.getAttribute('aria-invalid')).not.toBe('true')
  expect(input).not.toHaveProperty('value', '29/11/2026')
})

test('An emptied field has no day', async () => {
  await typeAndLeave('')
  expect(day()).toBe('')
  expect(screen.queryByText(/Enter a date/)).toBeNull()
})
