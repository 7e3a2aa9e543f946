// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Methods } from '#contract'
import { response, refuse } from '#client/testing'
import { press, renderScreen, shown } from '../../../testing/render-screen.tsx'

type Shifts = Extract<Methods['mela.volunteers.get_shifts']['output'], { volunteer: object }>

const shift: Shifts['shifts'][number] = {
  ...{
    left: 2,
    problem: null,
    name: 'SHF-1',
    role: 'Welcome desk',
    event: 'EV-1',
    event_title: 'Kite morning',
  },
  ...{ place: null, description: null, starts_at: '2026-11-29 07:00:00', ends_at: '2026-11-29 10:00:00' },
  ...{ state: 'open', min_age: null, credential_needed: null, assignment: null, assignment_state: null },
  clocked_in_at: null,
}
const shifts = (...list: Shifts['shifts']) =>
  response('mela.volunteers.get_shifts', {
    ...{ volunteer: { full_name: 'Meena', state: 'active' }, now: '2026-11-20 10:00:00' },
    ...{ shifts: list, swaps: [] },
  })
const own = { ...shift, assignment: 'ASG-1', assignment_state: 'accepted' }

test('A volunteer takes a shift', async () => {
  const server = await renderScreen('/volunteer/shifts', { account: 'USR-1', answers: [shifts(shift)] })
  expect(await shown.findByText('2 places left')).toBeDefined()
  server.respondWith(
    response('mela.volunteers.take_shift', { assignment: 'ASG-1', state: 'accepted' }),
    shifts(own),
  )
  await press(/^Take shift: Welcome desk/)
  expect(await shown.findByText(/You’re confirmed for Welcome desk/)).toBeDefined()
  expect(server.inputsOf('mela.volunteers.take_shift')).toEqual([{ shift: 'SHF-1' }])
})

test('A shift is cancelled after a question', async () => {
  const server = await renderScreen('/volunteer/shifts', { account: 'USR-1', answers: [shifts(own)] })
  await press('Cancel shift')
  expect(server.inputsOf('mela.volunteers.release_shift')).toEqual([])
  server.respondWith(
    response('mela.volunteers.release_shift', { assignment: 'ASG-1', state: 'withdrawn' }),
    shifts(shift),
  )
  await press('Yes, cancel shift')
  expect(await shown.findByText('Shift released. Other volunteers can take it now.')).toBeDefined()
  expect(server.inputsOf('mela.volunteers.release_shift')).toEqual([{ assignment: 'ASG-1' }])
})

test('A shift that is refused says why', async () => {
  await renderScreen('/volunteer/shifts', {
    account: 'USR-1',
    answers: [shifts(shift), refuse('mela.volunteers.take_shift', { message: 'This shift is full' })],
  })
  await press(/^Take shift: Welcome desk/)
  expect(await shown.findByText('This shift is full')).toBeDefined()
})

test('A guest reads how to start, and a volunteer without shifts is told so', async () => {
  await renderScreen('/volunteer/shifts')
  expect(await shown.findByRole('heading', { name: 'How to start' })).toBeDefined()
  await renderScreen('/volunteer/shifts', { account: 'USR-1', answers: [shifts()] })
  expect(await shown.findByRole('heading', { name: 'No shifts available' })).toBeDefined()
})
