// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { refuse, response } from '#client/testing'
import { fill, press, renderScreen, shown, siteSettings } from '../../../testing/render-screen.tsx'
import { cartOf } from '../../../testing/fixtures.ts'
import { forgetReferral, readReferral } from '../../../ui/affiliates/affiliate-link.ts'

afterEach(() => forgetReferral())

const isOn = response('api.get_all_website_settings', { ...siteSettings, enable_affiliates: 1 })

const ready = response('mela.cart.get_cart', cartOf({ payment_choice: 'online' }))

const owner = response('mela.affiliates.check_code', {
  ...{ code: 'TAMUBE47', display_name: 'Ravi', kind: 'class', group_name: 'Class 5B', benefit: 'Trip' },
  window_days: 30,
})

test('A shopper enters the code of who recommended the store, and removes it', async () => {
  const server = await renderScreen('/checkout', {
    answers: [isOn, ready, refuse('mela.affiliates.check_code', { status: 417, message: 'Check the code.' })],
  })
  await fill('Their code', 'nobody')
  await press('Add code')
  expect(await shown.findByText('Check the code.')).toBeDefined()
  server.respondWith(owner)
  await fill('Their code', 'tamube47')
  await press('Add code')
  expect(await shown.findByText('Referred by Class 5B (TAMUBE47)')).toBeDefined()
  expect(readReferral()?.code).toBe('TAMUBE47')
  await press('Remove')
  expect(await shown.findByText('Referred by someone?')).toBeDefined()
  expect(readReferral()).toBeNull()
})

test('A site without the program asks for no code', async () => {
  await renderScreen('/checkout', { answers: [ready] })
  await shown.findAllByRole('button')
  expect(shown.queryByText('Referred by someone?')).toBeNull()
})
