import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { rowsOf } from '#framework/testing'
import { addDays } from '#meta'
import { StudentVolunteerRegistration } from './student-volunteer-registration.doctype.ts'
import { call, volunteerSite, type VolunteerSite } from '../testing/sample-site.ts'

let sampleSite: VolunteerSite
beforeAll(async () => {
  sampleSite = await volunteerSite()
})
afterAll(() => sampleSite.site.close())

const insertApplication = (values: object) =>
  sampleSite.site.engine.write(administrator, (documents) =>
    documents.insert(StudentVolunteerRegistration, {
      ...{ full_name: 'Kavin S', phone: '+919840110001', guardian_name: 'Selvam' },
      ...{ guardian_phone: '+919840199999', date_of_birth: addDays(sampleSite.today, -15 * 365) },
      ...values,
    }),
  )

test('A guardian sees the applications of their children and their own, and nobody else’s', async () => {
  const { client: guardian, volunteer } = await sampleSite.helper({ full_name: 'Meena' })
  const child = await insertApplication({ guardian_user: guardian.user })
  const own = await insertApplication({ full_name: 'Asha', user: guardian.user })
  const student = await sampleSite.site.userWith()
  await insertApplication({ full_name: 'Ravi', user: student.user })
  const { status, message } = await call(guardian, 'get_my_applications')
  expect(status).toBe(200)
  expect(rowsOf(message).map(({ name }) => name)).toEqual([volunteer, own.name, child.name])
  expect(rowsOf(message)[2]).toEqual({
    ...{ name: child.name, full_name: 'Kavin S', kind: 'student', state: 'new' },
    ...{ waits_for_guardian: 1, sent_on: sampleSite.today },
  })
  const theirs = rowsOf((await call(student, 'get_my_applications')).message)
  expect(theirs.map(({ full_name }) => full_name)).toEqual(['Ravi'])
  expect(rowsOf((await call(await sampleSite.site.userWith(), 'get_my_applications')).message)).toEqual([])
  expect((await call(sampleSite.site.guest, 'get_my_applications')).status).toBe(403)
})
