// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { letters } from '../../testing/builders.ts'
import { refusal } from '#client/testing'
import { expectText, press, renderScreen } from '../../testing/render-screen.tsx'

const exported = 'mela.desk.export'

test('Exports the list with its columns and says how many rows it has', async () => {
  const download = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
  const bodies = { [exported]: ['ID,Subject', 'MSG-1,When is the fair?', ''] }
  const server = await renderScreen('/contact-message', { answers: { ...letters, bodies } })
  await press('Export')
  await expectText('All 2 rows in this list')
  await press('Export')
  await vi.waitFor(() => expect(download).toHaveBeenCalled())
  expect(server.inputsOf(exported)).toEqual([
    expect.objectContaining({
      doctype: 'Contact Message',
      fields: ['name', 'subject', 'username', 'state', 'modified'],
      order_by: 'modified desc',
    }),
  ])
})

test('Exports the selected rows alone', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
  const server = await renderScreen('/contact-message', {
    answers: { ...letters, bodies: { [exported]: [] } },
  })
  await press('Select When is the fair?', 'checkbox')
  await press('Export')
  await expectText('1 selected row')
  await press('Export')
  await vi.waitFor(() =>
    expect(server.inputsOf(exported)).toEqual([
      expect.objectContaining({ filters: [['name', 'in', ['MSG-1']]] }),
    ]),
  )
})

test('Says why an export was refused and lets it be tried again', async () => {
  const bodies = { [exported]: refusal('This list is too long to be exported') }
  const server = await renderScreen('/contact-message', { answers: { ...letters, bodies } })
  await press('Export')
  await press('Export')
  await expectText('This list is too long to be exported')
  await press('Export')
  await vi.waitFor(() => expect(server.inputsOf(exported)).toHaveLength(2))
})
