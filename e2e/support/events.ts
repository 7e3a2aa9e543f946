import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { csrfHeaders, managerAt } from './wire.ts'

export const day = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })

export async function newEvent(baseURL: string | undefined, values: object = {}): Promise<string> {
  const request = await managerAt(baseURL)
  const response = await request.post('/api/resource/Mela Event', {
    headers: await csrfHeaders(request),
    data: {
      ...{ title: `Lamp evening ${randomUUID().slice(0, 8)}`, published: 1, start_date: day(9) },
      ...{ start_time: '18:00:00', end_time: '20:00:00', venue: 'School ground', capacity: 50 },
      ...values,
    },
  })
  expect(response.status(), await response.text()).toBe(200)
  const { data }: { data: { name: string } } = await response.json()
  await request.dispose()
  return data.name
}

export async function changeEvent(baseURL: string | undefined, name: string, changes: object): Promise<void> {
  const request = await managerAt(baseURL)
  const headers = await csrfHeaders(request)
  const response = await request.put(`/api/resource/Mela Event/${name}`, { headers, data: changes })
  expect(response.status(), await response.text()).toBe(200)
  await request.dispose()
}
