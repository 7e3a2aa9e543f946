// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { useDue } from './counter.ts'

const fee = { name: 'Fee', label: 'Fee', title_field: 'title' }
const due = { amount: 500, currency: 'INR', description: 'Fee for June' }

/** The server of one fee; answers what was asked about payments. */
function serveOneFee(): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://desk.test')
    if (pathname.endsWith('get_types')) return Promise.resolve(Response.json({ message: [fee] }))
    if (pathname.includes('/resource/')) {
      const isFound = searchParams.get('or_filters')?.includes('%FEE-') === true
      return Promise.resolve(Response.json({ data: isFound ? [{ name: 'FEE-00012', title: 'June' }] : [] }))
    }
    asked.push(pathname)
    return Promise.resolve(Response.json({ message: { due } }))
  })
  return asked
}

function Due({ name }: { name: string }) {
  const { data } = useDue('Fee', name)
  return <output>{data === undefined ? '' : (data?.due?.amount ?? 'nothing chosen')}</output>
}

async function shownFor(name: string): Promise<string> {
  const place = await render(<Due name={name} />)
  const shown = () => place.querySelector('output')?.textContent ?? ''
  await vi.waitFor(async () => {
    await act(async () => undefined)
    if (shown() === '') throw new Error('Nothing is answered yet')
  })
  return shown()
}

test('half a name is not asked about: it names nothing', async () => {
  const asked = serveOneFee()
  expect(await shownFor('FEE-000')).toBe('nothing chosen')
  expect(asked).toEqual([])
})

test('a whole name is asked about', async () => {
  const asked = serveOneFee()
  expect(await shownFor('FEE-00012')).toBe('500')
  expect(asked).toEqual(['/api/method/mela.payments.get_options'])
})
