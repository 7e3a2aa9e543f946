// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Methods } from '#contract'
import { response, refuse } from '#client/testing'
import { fill, press, renderScreen, shown } from '../../testing/render-screen.tsx'

const student: Methods['mela.renewals.confirm']['output']['students'][number] = {
  ...{ fee: { amount: 9000, currency: 'INR' }, consents: { 'records of the school': 1 }, state: 'open' },
  ...{ year: '2027-28', class: 'Grade 3', next_class: 'Grade 4', student: 'STU-1' },
  preview: {
    ...{ full_name: 'K••••', parent_name: 'M••••', parent_phone: '••2345', parent_email_address: null },
    ...{ parent_name_2: null, address: '4 L•••', city: null, zip_code: null, doctor_name: null },
    ...{ emergency_contact_name: 'R•••', emergency_contact_phone: '••4321', doctor_phone: null },
  },
}
const looked = response('mela.renewals.look_up', {
  ...{ sent: 1, masked: '••2345', lookup: 'L-1', expires_in: 300, again_in: 30 },
})
const confirmed = response('mela.renewals.confirm', { token: 'T-1', expires_in: 900, students: [student] })

async function openChildren(): Promise<void> {
  await fill('Mobile number registered with the school', '98400 12345')
  await fill('Child’s name or registration number', 'Kavin')
  await press('Send code')
  await fill('Code', '123456')
  await press('Show my children')
}

test('A parent renews a child from the mobile number to the number of the renewal', async () => {
  const server = await renderScreen('/student-renewal', {
    answers: [
      ...[looked, confirmed],
      response('mela.renewals.renew', {
        ...{ renewal: 'REN-1', student: 'STU-1', academic_year: '2027-28', class: 'Grade 4' },
        ...{ is_phone_asked: 0, fee: null },
      }),
    ],
  })
  await openChildren()
  expect(await shown.findByText('Grade 3 to Grade 4, 2027-28')).toBeDefined()
  await press('Continue')
  await press('Renew and continue')
  expect(await shown.findByText('Renewal number REN-1')).toBeDefined()
  expect(server.inputsOf('mela.renewals.look_up')).toEqual([
    { phone: '+919840012345', language: 'en', student_name: 'Kavin' },
  ])
  expect(server.inputsOf('mela.renewals.confirm')).toEqual([{ lookup: 'L-1', code: '123456' }])
  expect(server.inputsOf('mela.renewals.renew')).toMatchObject([{ token: 'T-1', student: 'STU-1' }])
})

test('A mobile number alone finds nobody', async () => {
  const server = await renderScreen('/student-renewal')
  await fill('Mobile number registered with the school', '98400 12345')
  await press('Send code')
  expect(await shown.findByText('Enter the child’s name or date of birth')).toBeDefined()
  expect(server.inputsOf('mela.renewals.look_up')).toEqual([])
})

test('A consent that was given is withdrawn only after a question', async () => {
  await renderScreen('/student-renewal', { answers: [looked, confirmed] })
  await openChildren()
  await press('Continue')
  await press(/The school keeps my child’s records/, 'checkbox')
  expect(
    await shown.findByRole('alertdialog', { name: 'Withdraw consent for school records?' }),
  ).toBeDefined()
  await press('Withdraw consent')
  await press('Renew and continue')
  expect(await shown.findByText('We need this consent to renew.')).toBeDefined()
})

test('A wrong code is said to be wrong', async () => {
  await renderScreen('/student-renewal', {
    answers: [looked, refuse('mela.renewals.confirm', { code: 'renewals.wrong_code' })],
  })
  await openChildren()
  expect((await shown.findByRole('alert')).textContent).toContain('This code is wrong or has expired.')
})

const opened = (...states: readonly (typeof student.state)[]) =>
  response('mela.renewals.confirm', {
    ...{ token: null, expires_in: 900 },
    students: states.map((state, index) => ({ ...student, state, student: `STU-${index}` })),
  })

test('A family whose children are all renewed learns that nothing is left to do', async () => {
  await renderScreen('/student-renewal', { answers: [looked, opened('done', 'done')] })
  await openChildren()
  expect(await shown.findByText('All your children are already renewed')).toBeDefined()
  expect(shown.getByRole('heading', { level: 1 }).textContent).toBe('Renewal')
  expect(shown.getByRole('link', { name: 'Go to My family' })).toBeDefined()
  expect(shown.queryByText(/Check the child’s name/)).toBeNull()
})

test('A family with a child that cannot be renewed yet reads why, and is not asked to check the name', async () => {
  await renderScreen('/student-renewal', { answers: [looked, opened('done', 'not open')] })
  await openChildren()
  expect(await shown.findByText('Nothing to renew')).toBeDefined()
  expect(shown.getByText('Renewal isn’t open yet')).toBeDefined()
  expect(shown.queryByText(/Check the child’s name/)).toBeNull()
})

test('A number without children is asked to check the name and the number', async () => {
  await renderScreen('/student-renewal', { answers: [looked, opened()] })
  await openChildren()
  expect(
    await shown.findByText(/Check the child’s name or date of birth and the mobile number/),
  ).toBeDefined()
})
