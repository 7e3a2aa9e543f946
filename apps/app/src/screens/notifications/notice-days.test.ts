import { expect, test } from 'vitest'
import type { Notice } from '../../ui/inbox/inbox-call.ts'
import { dayTitle, noticeDays } from './notice-row.tsx'

const at = (creation: string): Notice => ({
  ...{ name: creation, creation, event: 'orders.placed', link: null },
  ...{ title: 'Order placed', body: null, read_at: null },
})

const visit = { today: '2026-01-01', language: 'en' }
const title = (day: string) => dayTitle(day, visit, (id) => id)

test('Groups notifications by the day on which they arrived', () => {
  const [late, early, before] = [
    at('2026-01-01 18:00:00'),
    at('2026-01-01 09:00:00'),
    at('2025-12-31 23:59:00'),
  ]
  expect(noticeDays([late, early, before])).toEqual([
    { day: '2026-01-01', notices: [late, early] },
    { day: '2025-12-31', notices: [before] },
  ])
})

test('Names today and yesterday, and gives the year of a day of another year', () => {
  expect(title('2026-01-01')).toBe('inbox.today')
  expect(title('2025-12-31')).toBe('inbox.yesterday')
  expect(title('2025-11-20')).toBe('20\u00a0November\u00a02025')
  expect(dayTitle('2026-11-20', { ...visit, today: '2026-11-23' }, (id) => id)).toBe('Friday, 20 November')
})
