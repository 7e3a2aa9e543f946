import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoSite, rowsOf, today, valuesOf, type FeeSite } from './testing/sample-site.ts'

let school: FeeSite
beforeAll(async () => {
  school = await demoSite()
})
afterAll(() => school.site.close())

const rowsOfType = async (type: string) =>
  (
    await school.site.administrator.get(`/api/resource/${type}`, {
      fields: ['*'],
      limit_page_length: '100',
    })
  ).rows

async function daysOf(type: string, name: unknown) {
  const { data } = await school.site.administrator.get(`/api/resource/${type}/${String(name)}`)
  return rowsOf(valuesOf(data)['instalments']).map(({ due_on }) => due_on)
}

test('The demo’s children joined at the start of the year and owe by its schedule', async () => {
  const years = await rowsOfType('Academic Year')
  const running = years.find(({ is_current }) => is_current === 1)
  const places = await rowsOfType('Class Enrolment')
  expect(places.length).toBeGreaterThan(10)
  for (const { joined_on } of places) expect(joined_on).toBe(running?.['starts_on'])
  const [fee] = await rowsOfType('Fee')
  expect(await daysOf('Fee', fee?.['name'])).toEqual(await daysOf('Fee Schedule', fee?.['schedule']))
})

test('The demo registers children for its only open year, which is still to come', async () => {
  const open = (await rowsOfType('Academic Year')).filter(({ is_open }) => is_open === 1)
  expect(open).toHaveLength(1)
  expect(String(open[0]?.['starts_on']) > today).toBe(true)
  const sent = (await rowsOfType('Student Registration')).filter(({ came_by }) => came_by === 'website')
  expect(new Set(sent.map(({ academic_year }) => academic_year))).toEqual(new Set([open[0]?.['name']]))
})
