// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { press, renderScreen, shown, address, waitFor } from '../../testing/render-screen.tsx'

test('A page that is not there yet says what it will be, and leads on', async () => {
  await renderScreen('/sell')
  expect(await shown.findByText('Sell your products here.')).toBeDefined()
  await press('Contact us', 'link')
  await waitFor(() => expect(address()).toBe('/contact-us'))
})
