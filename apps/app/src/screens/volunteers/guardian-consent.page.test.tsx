// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { response, refuse } from '#client/testing'
import { fill, press, renderScreen, shown, tryAgain } from '../../testing/render-screen.tsx'

const opened = '/volunteer-consent#key=K-1'
const asked = response('mela.volunteers.get_consent_request', {
  ...{ state: 'requested', full_name: 'Imli R', guardian_name: 'Meena', expires_on: '2026-12-01' },
})

test('A guardian gives consent', async () => {
  const server = await renderScreen(opened, {
    answers: [asked, response('mela.volunteers.answer_consent', { state: 'given' })],
  })
  expect(await shown.findByRole('heading', { name: 'Can Imli R volunteer with us?' })).toBeDefined()
  await press('Give consent')
  expect(await shown.findByText(/Your consent is recorded/)).toBeDefined()
  expect(server.inputsOf('mela.volunteers.answer_consent')).toEqual([
    { token: 'K-1', answer: 'agree', full_name: 'Meena' },
  ])
})

test('Nobody consents without a name', async () => {
  const server = await renderScreen(opened, { answers: [asked] })
  await fill('Your full name', ' ')
  await press('Give consent')
  expect(await shown.findByRole('textbox', { description: 'Enter your full name' })).toBeDefined()
  expect(server.inputsOf('mela.volunteers.answer_consent')).toEqual([])
})

test('A link that was used says what was answered', async () => {
  await renderScreen(opened, {
    answers: [
      response('mela.volunteers.get_consent_request', {
        ...{ state: 'declined', full_name: 'Imli R', guardian_name: 'Meena', expires_on: '2026-12-01' },
      }),
    ],
  })
  expect(await shown.findByText(/^You declined/)).toBeDefined()
})

test('A link that could not be opened is tried again', async () => {
  const server = await renderScreen(opened, { answers: [refuse('mela.volunteers.get_consent_request')] })
  await tryAgain(server, asked)
  expect(await shown.findByRole('heading', { name: 'Can Imli R volunteer with us?' })).toBeDefined()
})
