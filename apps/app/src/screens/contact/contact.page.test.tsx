// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { response, refuse } from '#client/testing'
import { business } from '../../testing/fixtures.ts'
import { fill, press, renderScreen, shown } from '../../testing/render-screen.tsx'

const reachable = response('mobileapi.get_business_detail', [business])

async function writeMessage(): Promise<void> {
  await fill('Your name', ' Meena ')
  await fill('Email', 'meena@example.org')
  await fill('Your message', 'When does the fair open?')
}

test('A visitor sends a message and reads where the reply goes', async () => {
  const server = await renderScreen('/contact-us', {
    answers: [reachable, response('api.contactform', { name: 'CM-1' })],
  })
  await writeMessage()
  await press('Send message')
  expect(await shown.findByRole('heading', { name: 'Message sent' })).toBeDefined()
  expect(shown.getByText('We’ll reply to meena@example.org within two working days.')).toBeDefined()
  expect(server.inputsOf('api.contactform')).toEqual([
    {
      data: JSON.stringify({
        ...{ username: 'Meena', mailid: 'meena@example.org', phonenumber: '', subject: '' },
        message: 'When does the fair open?',
      }),
    },
  ])
})

test('An incomplete message is not sent, and each field says what it needs', async () => {
  const server = await renderScreen('/contact-us', { answers: [reachable] })
  await fill('Email', 'meena')
  await press('Send message')
  expect(await shown.findByText('Enter your name')).toBeDefined()
  expect(shown.getByText('Enter a valid email address')).toBeDefined()
  expect(shown.getByText('Enter your message')).toBeDefined()
  expect(server.inputsOf('api.contactform')).toEqual([])
})

test('A message that did not get through stays in the form', async () => {
  await renderScreen('/contact-us', { answers: [reachable, refuse('api.contactform', { status: 429 })] })
  await writeMessage()
  await press('Send message')
  expect((await shown.findByRole('alert')).textContent).toContain('Your message wasn’t sent.')
  expect(shown.getByDisplayValue('When does the fair open?')).toBeDefined()
})

test('A visitor sees how to reach the office', async () => {
  await renderScreen('/contact-us', { answers: [reachable] })
  const call = await shown.findByRole('link', { name: /Call us/ })
  expect(call.getAttribute('href')).toBe('tel:+914424412345')
  expect(shown.getByText('12 Temple Street, Chennai')).toBeDefined()
})
