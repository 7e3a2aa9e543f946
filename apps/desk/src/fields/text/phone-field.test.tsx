// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { plainField } from '../../data/document/type-meta.ts'
import { renderPart, typeInto } from '../../testing/render-screen.tsx'
import type { CellValue } from '../table-value.ts'
import { PhoneField } from './phone-field.tsx'

const phone = { ...plainField, fieldname: 'phone', fieldtype: 'Phone', label: 'Phone' } as const

function Field() {
  const [value, setValue] = useState<CellValue>('+919840055501')
  return (
    <>
      <PhoneField
        field={phone}
        value={value}
        onChange={setValue}
        onBlur={() => undefined}
        error={undefined}
        attachTo={null}
      />
      <output>{value}</output>
    </>
  )
}

const input = () => screen.getByRole('textbox', { name: 'Phone' })
const stored = () => screen.getByRole('status').textContent

test('A stored number is shown in groups while it is edited', async () => {
  await renderPart(<Field />)
  expect(input()).toHaveProperty('value', '98400\u00a055501')
  expect(stored()).toBe('+919840055501')
})

test('A number is left as it is typed, stored without spaces, and grouped when the field is left', async () => {
  await renderPart(<Field />)
  await typeInto(input(), '98400 5550')
  expect(input()).toHaveProperty('value', '98400 5550')
  await typeInto(input(), '9840055502')
  expect(input()).toHaveProperty('value', '9840055502')
  expect(stored()).toBe('+919840055502')
  await act(async () => input().blur())
  expect(input()).toHaveProperty('value', '98400\u00a055502')
})
