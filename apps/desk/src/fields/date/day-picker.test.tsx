// @vitest-environment happy-dom
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { render, typeInto } from '../../testing/render.tsx'
import { DayPicker } from './day-picker.tsx'

function Field() {
  const [value, setValue] = useState('2026-11-21')
  return (
    <>
      <DayPicker
        name="start_date"
        isInTable={false}
        labelled={{}}
        value={value}
        onChange={setValue}
        onBlur={() => undefined}
      />
      <output>{value}</output>
    </>
  )
}

async function typeAndLeave(text: string) {
  const place = await render(<Field />)
  const input = place.querySelector<HTMLInputElement>('[data-dates-input] input, input[data-dates-input]')
  if (!input) throw new Error('The field has no input')
  await typeInto(input, text)
  await act(async () => input.blur())
  return { place, input }
}

test.each(['31/02/2027', '12/31/2026', 'tomorrow'])(
  'refuses %s at the field and keeps what was typed',
  async (typed) => {
    const { place, input } = await typeAndLeave(typed)
    expect(input.value).toBe(typed)
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(place.textContent).toContain('Enter a date like 21/11/2026')
    expect(place.querySelector('output')?.textContent).toBe(typed)
  },
)

test('takes a day typed as people write it', async () => {
  const { place, input } = await typeAndLeave('29/11/2026')
  expect(place.querySelector('output')?.textContent).toBe('2026-11-29')
  expect(input.getAttribute('aria-invalid')).not.toBe('true')
  expect(input.value).not.toBe('29/11/2026')
})

test('an emptied field holds no day', async () => {
  const { place } = await typeAndLeave('')
  expect(place.querySelector('output')?.textContent).toBe('')
  expect(place.textContent).not.toContain('Enter a date')
})
