// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { finance } from '../../testing/builders.ts'
import { renderPart } from '../../testing/render-screen.tsx'
import { useDue } from './manual-payments.ts'

function Due({ name }: { name: string }) {
  const { data } = useDue('Fee', name)
  return <output>{data === undefined ? '' : (data?.due?.amount ?? 'nothing chosen')}</output>
}

async function shownFor(name: string) {
  const server = await renderPart(<Due name={name} />, finance)
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''))
  const asked = server.inputsOf('mela.payments.get_options')
  return { shown: screen.getByRole('status').textContent, asked }
}

test('Half a document name sends no request', async () => {
  expect(await shownFor('FEE-')).toEqual({ shown: 'nothing chosen', asked: [] })
})

test('A complete document name sends a request', async () => {
  const asked = [{ reference_type: 'Fee', reference_name: 'FEE-1' }]
  expect(await shownFor('FEE-1')).toEqual({ shown: '500', asked })
})
